import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Patunayan kung sino kayo',
  uploadTitle: 'I-upload ang inyong ID',
  id: {
    none: message('kyc.none', 'Ipakita nang isang beses kung sino kayo. Hinihingi ito ng batas bago magbayad ng pera.'),
    reviewing: message('kyc.inReview', 'Nasa amin na ang mga larawan at tinitingnan na. Umaabot ito ng isang araw.'),
    approved: message('kyc.approved', 'Kumpirmado na ang pagkakakilanlan ninyo. Salamat!'),
    rejected: message('kyc.rejected', 'Hindi namin nakumpirma ang pagkakakilanlan ninyo sa mga larawang ito.'),
  },
  because: (reason) => message('kyc.reason', `Dahilan: ${reason}`),
  until: (when) => message('kyc.deadline', `Pakigawa ito hanggang ${when}. Pagkatapos noon, masususpinde ang account.`),
  needed: 'Ang kailangan ninyo',
  steps: [
    'Isang valid na government ID: harap at likod',
    'Selfie na hawak ninyo ang harap ng ID',
    'Larawan ng inyong mukha',
  ],
  start: 'Simulan',
  again: 'Subukan ulit',
  toWithdraw: 'Sa mga withdrawal',
  hint: 'Apat na larawan, JPG o PNG, hanggang 10 MB bawat isa. Verification team lang namin ang makakakita.',
  missing: message('login.idTip', 'Paki-upload ang inyong ID'),
  send: 'Ipadala ang mga larawan',
  sending: 'Ipinapadala…',
  sent: message('kyc.sent', 'Nasa amin na ang mga larawan ninyo.'),
  incomeTitle: 'Patunay ng kita',
  incomeSlot: 'Patunay ng kita',
  income: {
    none: message('income.none', 'Kung hingin lang namin: payslip, o sulat ng inyong bangko.'),
    reviewing: message('income.inReview', 'Tinitingnan na ang patunay ng kita ninyo.'),
    approved: message('income.approved', 'Tinanggap na ang patunay ng kita ninyo.'),
    rejected: message('income.rejected', 'Hindi namin matanggap ang patunay ng kitang ito.'),
  },
  toIncome: 'Magpadala ng patunay ng kita',
  incomeMissing: message('income.missing', 'Paki-upload ang patunay ng kita ninyo'),
  sendIncome: 'Ipadala ang patunay ng kita',
};
