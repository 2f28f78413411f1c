import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'I-verify ang ID ninyo',
  uploadTitle: 'I-upload ang inyong ID',
  id: {
    none: message('kyc.none', 'Isang beses lang ito. Hinihingi ito ng batas bago makapag-withdraw.'),
    reviewing: message('kyc.inReview', 'Natanggap na namin ang mga picture at sinusuri na. Umaabot ito ng isang araw.'),
    approved: message('kyc.approved', 'Verified na ang ID ninyo. Salamat!'),
    rejected: message('kyc.rejected', 'Hindi namin na-verify ang ID ninyo sa mga picture na ito.'),
  },
  sentToday: (time) => message('kyc.sentToday', `Ipinadala ngayong araw, ${time}.`),
  sentOn: (when) => message('kyc.sentOn', `Ipinadala noong ${when}.`),
  because: (reason) => message('kyc.reason', `Dahilan: ${reason}`),
  until: (when) => message('kyc.deadline', `Gawin ito hanggang ${when}. Pagkatapos noon, masususpinde ang account.`),
  needed: 'Ang kailangan ninyo',
  steps: [
    'Isang valid na government ID: harap at likod',
    'Selfie na hawak ninyo ang harap ng ID',
    'Picture ng mukha ninyo',
  ],
  start: 'Simulan',
  again: 'Subukan ulit',
  toWithdraw: 'Sa mga withdrawal',
  missing: message('login.idTip', 'Paki-upload ang inyong ID'),
  send: 'Ipadala ang mga picture',
  sending: 'Ipinapadala…',
  sent: message('kyc.sent', 'Natanggap na namin ang mga picture ninyo.'),
  incomeTitle: 'Patunay ng kita',
  incomeSlot: 'Patunay ng kita',
  income: {
    none: message('income.none', 'Kapag hiningi lang namin: payslip, o sulat ng bangko.'),
    reviewing: message('income.inReview', 'Tinitingnan na ang patunay ng kita ninyo.'),
    approved: message('income.approved', 'Tinanggap na ang patunay ng kita ninyo.'),
    rejected: message('income.rejected', 'Hindi namin matanggap ang patunay ng kitang ito.'),
  },
  toIncome: 'Magpadala ng patunay ng kita',
  incomeMissing: message('income.missing', 'Paki-upload ang patunay ng kita ninyo'),
  sendIncome: 'Ipadala ang patunay ng kita',
};
