import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('kyc', {
  title: 'Verify your identity',
  uploadTitle: 'Upload your ID',
  id: {
    none: message('kyc.none', 'You do this once. The law requires it before you can withdraw.'),
    reviewing: message('kyc.inReview', 'We’ve got your pictures and are checking them. This takes up to a day.'),
    approved: message('kyc.approved', 'Your identity is verified. Thank you!'),
    rejected: message('kyc.rejected', 'We couldn’t verify your identity with these pictures.'),
  },
  sentToday: (time: string) => message('kyc.sentToday', `Sent today, ${time}.`),
  sentOn: (when: string) => message('kyc.sentOn', `Sent ${when}.`),
  because: (reason: string) => message('kyc.reason', `Why: ${reason}`),
  until: (when: string) => message('kyc.deadline', `Please do this by ${when}. After that the account is suspended.`),
  needed: 'What you need',
  steps: [
    'A valid government ID: the front and the back',
    'A selfie with you holding the front of the ID',
    'A photo of your face',
  ],
  start: 'Start',
  again: 'Try again',
  toWithdraw: 'To withdrawals',
  missing: message('login.idTip', 'Please Upload your ID'),
  send: 'Send the pictures',
  sending: 'Sending…',
  sent: message('kyc.sent', 'We’ve got your pictures.'),
  incomeTitle: 'Proof of income',
  incomeSlot: 'Proof of income',
  income: {
    none: message('income.none', 'Only if we ask for it: a payslip, or a letter from your bank.'),
    reviewing: message('income.inReview', 'We’re checking your proof of income.'),
    approved: message('income.approved', 'Your proof of income is accepted.'),
    rejected: message('income.rejected', 'We couldn’t accept this proof of income.'),
  },
  toIncome: 'Send proof of income',
  incomeMissing: message('income.missing', 'Please upload your proof of income'),
  sendIncome: 'Send proof of income',
});
