import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  slots: ['Harap ng ID', 'Likod ng ID', 'Selfie na may ID', 'Picture ng mukha'],
  hint: 'Apat na picture, JPG o PNG, hanggang 10 MB bawat isa. Verification team lang namin ang makakakita.',
  accepted: 'Anumang government ID na may picture ninyo: PhilID, passport, driver’s license, UMID o iba pa.',
  stillMissing: (slots) => `Kulang pa: ${slots}.`,
  stillUploading: (slots) => message('upload.stillUploading', `Ina-upload pa: ${slots}.`),
  notUpYet: (slots) => message('upload.notUpYet', `Hindi pa na-upload: ${slots}.`),
  choose: (slot) => `Piliin: ${slot}`,
  takePhoto: 'Mag-picture',
  take: (slot) => `Mag-picture: ${slot}`,
  tryAgain: (slot) => `Subukan ulit: ${slot}`,
  sendAll: (count) => `Ipadala ang ${count}`,
  waits: (count) =>
    message(
      'upload.waits',
      `Walang koneksyon. Ia-upload ang ${count === 1 ? 'picture' : 'mga picture'} kapag bumalik na ito.`,
    ),
  brokeOff: message('upload.brokeOff', 'Naputol ang koneksyon. Subukan ulit. Walang madodoble.'),
  again: (slot) => `I-upload ulit: ${slot}`,
  remove: (slot) => `Burahin: ${slot}`,
  preview: (slot) => `Tingnan: ${slot}`,
  uploaded: 'Na-upload na',
  notUploaded: 'Hindi na-upload',
  uploading: (percent) => `${percent}%`,
  inLine: 'Susunod na',
  almostThere: 'Malapit na…',
  lost: (count) =>
    message(
      'upload.lost',
      count === 1
        ? 'May 1 picture na hindi naipadala. Piliin ulit ito.'
        : `May ${count} picture na hindi naipadala. Piliin ulit ang mga ito.`,
    ),
  closePreview: 'Isara ang preview',
  refusals: {
    'upload.wrongFormat': message('upload.wrongFormat', 'Dapat JPG o PNG ang format ng picture.'),
    'upload.tooLarge': message('upload.tooLarge', 'Hindi puwedeng lumampas sa 10mb ang file'),
    'upload.tooMany': message(
      'upload.tooMany',
      'Naabot na ninyo ang limit ng upload ngayong araw. Subukan ulit bukas.',
    ),
    'upload.error': message('upload.error', 'May error'),
  },
};
