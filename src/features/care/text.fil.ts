import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Maglaro nang responsable',
  lead: 'Para sa saya ang laro. Kayo ang magpapasya kung hanggang saan.',

  limitsTitle: 'Mga limit ko',
  limitsLead: 'Agad ang pagbaba ng limit. Ang pagtaas ay pagkaraan ng 24 oras, kapag kinumpirma ulit ninyo.',
  lossLead: 'Ang talo ay taya minus panalo.',
  limitNow: (limit) => `Ngayon: ${limit}`,
  kinds: {
    dailyDeposit: 'Deposit bawat araw',
    weeklyDeposit: 'Deposit bawat linggo',
    monthlyDeposit: 'Deposit bawat buwan',
    dailyLoss: 'Talo bawat araw',
    weeklyLoss: 'Talo bawat linggo',
    monthlyLoss: 'Talo bawat buwan',
    dailyBet: 'Taya bawat araw',
    weeklyBet: 'Taya bawat linggo',
    monthlyBet: 'Taya bawat buwan',
    dailyMinutes: 'Oras bawat araw',
    weeklyMinutes: 'Oras bawat linggo',
    monthlyMinutes: 'Oras bawat buwan',
  },
  noLimit: 'Walang limit',
  minutes: (count) => `${count} minuto`,
  change: 'Baguhin',
  changeOf: (kind) => `Baguhin: ${kind}`,
  raiseFrom: (amount, time) => `Ni-request: ${amount}. Makukumpirma ninyo mula ${time}.`,
  raiseReady: (amount) => `Ni-request: ${amount}.`,
  raiseYes: (amount) => `Kumpirmahin: ${amount}`,
  raiseNo: (limit) => `Panatilihin: ${limit}`,
  amount: 'Bagong limit sa piso',
  time: 'Bagong limit sa minuto',
  notAmount: message('care.notAmount', 'Maglagay ng halaga, gaya ng 500.'),
  notMinutes: (most) => message('care.notMinutes', `Maglagay ng minuto, 1 hanggang ${most}.`),
  save: 'I-save ang limit',
  remove: 'Walang limit',
  saving: 'Sine-save…',
  limitSet: message('care.limitSet', 'Mula ngayon, ito na ang limit ninyo.'),
  limitAsked: message('care.limitAsked', 'Sige. Bumalik pagkaraan ng 24 oras para kumpirmahin.'),

  reminderTitle: 'Paalala habang naglalaro',
  reminderLead: 'Titigil sandali ang laro at sasabihin kung gaano na katagal, magkano ang taya at ang panalo.',
  every: (minutes) => `Bawat ${minutes} minuto`,
  reminderSet: message('care.reminderSet', 'Sige. Simula ito sa susunod ninyong laro.'),

  report: 'Kumusta ang laro ko',

  timeOutTitle: 'Mag-time-out muna',
  timeOutLead:
    'Sarado ang mga laro hanggang matapos ito. Makakapag-log in, makakabasa ng record at makakapag-withdraw pa rin kayo.',
  onTimeOut: (time) => message('care.onTimeOut', `Naka-time-out kayo hanggang ${time}.`),
  days: { 1: '1 araw', 3: '3 araw', 7: '1 linggo', 14: '2 linggo', 28: '4 na linggo', 42: '6 na linggo' },
  timeOutBegin: (length) => `Time-out: ${length}`,
  timeOutSure: (length) => `Walang larong bubukas nang ${length}, at hindi ito mapapaikli. Simulan na?`,
  timeOutYes: 'Simulan ang time-out',
  notNow: 'Hindi muna',

  excludeTitle: 'Self-exclusion: ihinto ang laro',
  excludeLead:
    'Kung hindi na masaya ang laro, huminto nang ilang buwan o habambuhay. Mala-log out kayo sa lahat ng device, at hindi makakapasok hanggang matapos ito. I-withdraw muna ang balanse, o hingin ito sa customer service.',
  months: { 6: '6 na buwan', 12: '1 taon', 60: '5 taon', 0: 'Habambuhay' },
  excludeBegin: (length) => `Ihinto: ${length}`,
  excludeSure: 'Alam kong hindi na ito mababawi.',
  excludeYes: 'Ihinto na',

  helpTitle: 'Makipag-usap',
  helpLead: 'Libre at pribado, 24/7.',
  helpCrisis: 'NCMH Crisis Hotline: tumawag sa 1553',
  helpMobile: 'NCMH sa mobile: 0917 899 8727',
  helpAbroad: 'gamblingtherapy.org (Ingles, online)',
  newWindow: 'bubukas sa bagong window',
};
