import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  slots: ['Harap ng ID', 'Likod ng ID', 'Selfie na may ID', 'Larawan ng mukha'],
  choose: (slot) => `Piliin: ${slot}`,
  takePhoto: 'Mag-picture',
  take: (slot) => `Mag-picture: ${slot}`,
  tryAgain: (slot) => `Subukan ulit: ${slot}`,
  again: (slot) => `I-upload ulit: ${slot}`,
  remove: (slot) => `Burahin: ${slot}`,
  preview: (slot) => `Tingnan: ${slot}`,
  uploaded: 'Na-upload na',
  uploading: (percent) => `${percent} %`,
  closePreview: 'Isara ang preview',
  refusals: {
    'upload.wrongFormat': message('upload.wrongFormat', 'Dapat JPG o PNG ang format ng larawan.'),
    'upload.tooLarge': message('upload.tooLarge', 'Hindi puwedeng lumampas sa 10mb ang file'),
    'upload.tooMany': message('upload.tooMany', 'Marami na ang picture para sa isang araw. Subukan ulit bukas.'),
    'upload.error': message('upload.error', 'May mali'),
  },
};
