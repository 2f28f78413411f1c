import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('kyc', {
  title: 'Confirm your identity',
  uploadTitle: 'Upload your ID',
  id: {
    none: message('kyc.none', 'Show us once who you are. The law asks for it before money is paid out.'),
    reviewing: message('kyc.inReview', 'We have your pictures and are checking them. This takes up to a day.'),
    approved: message('kyc.approved', 'Your identity is confirmed. Thank you!'),
    rejected: message('kyc.rejected', 'We could not confirm your identity with these pictures.'),
  },
  because: (reason: string) => message('kyc.reason', `Why: ${reason}`),
  until: (when: string) => message('kyc.deadline', `Please do this by ${when}. After that the account is suspended.`),
  needed: 'What you need',
  steps: [
    'A valid government ID: the front and the back',
    'A selfie in which you hold the front of the ID',
    'A photo of your face',
  ],
  start: 'Start',
  again: 'Try again',
  toWithdraw: 'To withdrawals',
  hint: 'Four pictures, JPG or PNG, up to 10 MB each. Only our verification team sees them.',
  missing: message('login.idTip', 'Please Upload your ID'),
  send: 'Send the pictures',
  sending: 'Sending…',
  sent: message('kyc.sent', 'Your pictures are with us.'),
  incomeTitle: 'Proof of income',
  incomeSlot: 'Proof of income',
  income: {
    none: message('income.none', 'Only if we ask you for it: a payslip, or a letter of your bank.'),
    reviewing: message('income.inReview', 'We are checking your proof of income.'),
    approved: message('income.approved', 'Your proof of income is accepted.'),
    rejected: message('income.rejected', 'We could not accept this proof of income.'),
  },
  toIncome: 'Send proof of income',
  incomeMissing: message('income.missing', 'Please upload your proof of income'),
  sendIncome: 'Send proof of income',
});
