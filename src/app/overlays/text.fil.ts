import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  tips: 'Paalala',
  ok: 'OK',
  heartbeat: {
    maintenance: message('heartbeat.maintenance', 'May maintenance ang system'),
    rest: message('heartbeat.rest', 'Planuhin ang oras ng paglalaro, alagaan ang kalusugan, at magpahinga nang sapat.'),
    daily: message(
      'heartbeat.daily',
      'Lampas na kayo sa limit ng taya sa isang araw, kaya hindi kayo makakapasok sa laro.',
    ),
    weekly: message(
      'heartbeat.weekly',
      'Lampas na kayo sa limit ng taya sa isang linggo, kaya hindi kayo makakapasok sa laro.',
    ),
    monthly: message(
      'heartbeat.monthly',
      'Lampas na kayo sa limit ng taya sa isang buwan, kaya hindi kayo makakapasok sa laro.',
    ),
    loss: message(
      'heartbeat.loss',
      'Naabot na ninyo ang limit ng talo. Magbubukas ulit ang mga laro kapag tapos na ito.',
    ),
  },

  sessionOver: message('login.expired', 'Tapos na ang session ninyo. Mag-log in ulit.'),

  checking: message('money.checking', 'Kinukumpirma kung natuloy…'),
  checkingLater: message(
    'money.checking',
    'Kinukumpirma pa namin ang huling transaksyon ninyo. Sasabihan namin kayo kapag online na ulit.',
  ),
  learnt: {
    done: message('money.done', 'Natuloy na.'),
    begun: message('money.begun', 'Handa na ang deposit ninyo. Buksan ang wallet para bayaran ito.'),
    refused: message('money.refused', 'Hindi tinanggap ang huling request ninyo. Wala kayong natanggap.'),
    notArrived: message(
      'money.notArrived',
      'Hindi natuloy ang huling request ninyo. Wala pa kayong natanggap. Subukan ulit.',
    ),
    unknown: message('money.unknown', 'Hindi namin ito nakumpirma. Tingnan muna ang balanse bago subukan ulit.'),
  },
  learntOf: {
    done: (what) => message('money.done', `Natuloy na ang ${what}.`),
    asked: (what) => message('money.done', `Na-request na ang ${what}. Sasabihan kayo kapag bayad na ito.`),
    refused: (what, spared) => message('money.refused', `Hindi tinanggap ang ${what}. ${spared}`),
    notArrived: (what, spared) => message('money.notArrived', `Hindi natuloy ang ${what}. ${spared} Subukan ulit.`),
  },
  refusedBecause: (what, spared, why) => message('money.refused', `Hindi tinanggap ang ${what}. ${spared} ${why}`),
  spared: { money: 'Walang gumalaw na pera.', other: 'Walang nagamit.' },
  withdrawalOf: (amount) => `withdrawal ninyo na ${amount}`,
  depositOf: (amount) => `deposit ninyo na ${amount}`,
  transferOf: (amount) => `paglipat ninyo ng ${amount}`,
  pointsExchange: 'pagpapalit ninyo ng points',
  spin: 'spin ninyo',
  canceled: {
    done: (what) => message('money.done', `Kinansela na ang ${what}.`),
    refused: (what) => message('money.refused', `Hindi nakansela ang ${what}.`),
    notArrived: (what) => message('money.notArrived', `Hindi nakansela ang ${what}.`),
  },
  orders: { 'PW-': 'withdrawal ninyo', 'PD-': 'deposit ninyo', other: 'order ninyo' },

  withdrawalPaid: (amount: string) => message('wallet.paid', `Bayad na ang withdrawal ninyo na ${amount}.`),
  withdrawalReturned: (amount: string) =>
    message(
      'wallet.returned',
      `Hindi nabayaran ang withdrawal ninyo na ${amount}. Nasa balanse na ulit ninyo ang pera.`,
    ),

  gave: (gifts) => message('money.done', `Natuloy na: ${gifts}.`),

  timeOutHere: {
    now: message('care.timeOutHere', 'Naka-time-out na kayo. Ise-save na namin ito sa account ninyo.'),
    offline: message(
      'care.timeOutHere',
      'Naka-time-out na kayo sa phone na ito. Ise-save namin ito sa account ninyo pagbalik ng koneksyon.',
    ),
    unanswered: message(
      'care.timeOutHere',
      'Naka-time-out na kayo sa phone na ito. Hindi sumasagot ang server. Ise-save namin ito sa account ninyo kapag sumagot na.',
    ),
    givenUp: message(
      'care.timeOutHere',
      'Naka-time-out na kayo sa phone na ito. Hindi pa ito naka-save sa account ninyo. Susubukan ulit namin sa susunod na buksan ninyo ang app.',
    ),
  },
  excludedHere: {
    now: message('care.excludedHere', 'Hindi na kayo makakapaglaro. Ise-save na namin ito sa account ninyo.'),
    offline: message(
      'care.excludedHere',
      'Mula ngayon, hindi na kayo makakapaglaro sa phone na ito. Ise-save namin ito sa account ninyo pagbalik ng koneksyon.',
    ),
    unanswered: message(
      'care.excludedHere',
      'Mula ngayon, hindi na kayo makakapaglaro sa phone na ito. Hindi sumasagot ang server. Ise-save namin ito sa account ninyo kapag sumagot na.',
    ),
    givenUp: message(
      'care.excludedHere',
      'Mula ngayon, hindi na kayo makakapaglaro sa phone na ito. Hindi pa ito naka-save sa account ninyo. Susubukan ulit namin sa susunod na buksan ninyo ang app.',
    ),
  },
  timeOutSet: (time) => message('care.timeOutSet', `Hanggang ${time} ang time-out ninyo. Magpahinga nang mabuti.`),
  excluded: (time) => message('care.excluded', `Hindi kayo makakapaglaro hanggang ${time}. Ingatan ang sarili.`),
  excludedForGood: message('care.excludedForGood', 'Hindi na kayo makakapaglaro kailanman. Ingatan ang sarili.'),

  updateReady: message('app.updateReady', 'May bagong bersyon na.'),
  updateNow: 'I-update',
  updating: 'Ina-update…',

  ageTitle: 'MAHALAGANG PAALALA',
  ageLead: 'Hindi puwedeng mag-register o maglaro ang mga sumusunod:',
  ageGroups: [
    'Mga opisyal ng gobyerno, at mga empleyadong may trabahong kaugnay ng pagpapatakbo ng gobyerno',
    'Mga miyembro ng militar o ng pulisya',
    'Mga wala pang 21 taong gulang',
    'Mga nasa restricted-persons database ng gaming regulator',
    'Mga may gaming employment license, at mga staff at affiliate ng mga provider',
    'Sinumang nasa bukas o pampublikong lugar',
  ],
  ageForfeit: message('age.forfeit', 'Mapupunta sa Gobyerno ang pera ng player na hindi puwedeng maglaro.'),
  ageTopUp: message(
    'age.topUp',
    'Para kumita ng bonus gamit ang libreng bonus, kailangan ng kahit isang valid na top-up.',
  ),
  ageRead: 'Basahin ang',
  ageAnd: 'at ang',
  terms: 'mga tuntunin',
  privacy: 'patakaran sa privacy',
  accept: 'Tanggapin',

  updateTitle: 'May pumasok na recharge sa inyong account',
  updateLead: message('update.lead', 'I-download ang Android app at may dagdag na ₱20 na bonus.'),
  updateDownload: 'I-download ang app',
  updateNoDownload: message('update.noDownload', 'Inihahanda pa ang download. Magtanong sa customer service.'),
  service: 'Customer service',
  updateClose: 'Hindi muna',

  notice: 'Abiso',
  noticeMore: 'Tingnan pa',

  installTitle: 'Ilagay ang Perya sa home screen',
  installLead: message('install.lead', 'Isang tap lang, bukás agad kahit mahina ang signal, at maliit lang sa phone.'),
  cancel: 'Kanselahin',
  continue: 'Ituloy',

  iosTitle: 'Ilagay ang Perya sa home screen',
  iosLead: 'Isang tap lang, bukás agad kahit mahina ang signal.',
  iosSteps: [
    { text: 'I-tap ang Share button ng Safari', icon: 'share' },
    { text: 'Piliin ang “Add to Home Screen”', icon: 'addSquare' },
    { text: 'I-tap ang “Add”', icon: 'check' },
  ],
  gotIt: 'Sige',

  chromeTitle: 'Buksan sa Chrome',
  chromeLead: message(
    'chrome.lead',
    'Hindi mai-install ang Perya sa browser na ito, at baka hindi maayos ang takbo ng mga laro.',
  ),
  openChrome: 'Buksan ang Chrome',
  pageAddress: 'Link ng page',
  copy: 'Kopyahin',
  noMore: 'Huwag nang ipakita ulit',
};
