import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('upload', {
  slots: ['ID front', 'ID back', 'Selfie with ID front', 'Facial photo'],
  hint: 'Four pictures, JPG or PNG, up to 10 MB each. Only our verification team sees them.',
  accepted: 'Any government ID with your photo: PhilID, passport, driver’s license, UMID or another.',
  stillMissing: (slots: string) => `Still missing: ${slots}.`,
  stillUploading: (slots: string) => message('upload.stillUploading', `Still uploading: ${slots}.`),
  notUpYet: (slots: string) => message('upload.notUpYet', `Not uploaded yet: ${slots}.`),
  choose: (slot: string) => `Choose ${slot}`,
  takePhoto: 'Take a photo',
  take: (slot: string) => `Take a photo: ${slot}`,
  tryAgain: (slot: string) => `Try again: ${slot}`,
  sendAll: (count: number) => `Send all ${count}`,
  waits: (count: number) =>
    message('upload.waits', `No connection. The ${count === 1 ? 'picture goes' : 'pictures go'} up once it’s back.`),
  brokeOff: message('upload.brokeOff', 'The connection broke off. Try again. Nothing is done twice.'),
  again: (slot: string) => `Upload ${slot} again`,
  remove: (slot: string) => `Delete ${slot}`,
  preview: (slot: string) => `Preview ${slot}`,
  uploaded: 'Uploaded',
  notUploaded: 'Not uploaded',
  uploading: (percent: number) => `${percent}%`,
  inLine: 'Up next',
  almostThere: 'Almost there…',
  lost: (count: number) =>
    message(
      'upload.lost',
      count === 1 ? '1 picture wasn’t sent. Choose it again.' : `${count} pictures weren’t sent. Choose them again.`,
    ),
  closePreview: 'Close preview',
  refusals: {
    'upload.wrongFormat': message('upload.wrongFormat', 'The photo format must be JPG or PNG.'),
    'upload.tooLarge': message('upload.tooLarge', 'The file size cannot exceed 10mb'),
    'upload.tooMany': message('upload.tooMany', 'You’ve reached today’s upload limit. Try again tomorrow.'),
    'upload.error': message('upload.error', 'Error'),
  },
});
