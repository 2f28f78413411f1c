import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  tips: 'Paalala',
  ok: 'OK',
  heartbeat: {
    maintenance: message('heartbeat.maintenance', 'May maintenance ang system'),
    rest: message(
      'heartbeat.rest',
      'Isaayos ang oras ng paglalaro, mamuhay nang malusog, at magpahinga rin nang sapat.',
    ),
    daily: message('heartbeat.daily', 'Lampas na kayo sa limit ng taya sa isang araw, kaya hindi makakapasok sa laro.'),
    weekly: message(
      'heartbeat.weekly',
      'Lampas na kayo sa limit ng taya sa isang linggo, kaya hindi makakapasok sa laro.',
    ),
    monthly: message(
      'heartbeat.monthly',
      'Lampas na kayo sa limit ng taya sa isang buwan, kaya hindi makakapasok sa laro.',
    ),
    loss: message(
      'heartbeat.loss',
      'Naabot na ninyo ang limit ninyo sa talo. Magbubukas ulit ang mga laro kapag lipas na ito.',
    ),
  },

  checking: message('money.checking', 'Tinitingnan sa bangko…'),
  checkingLater: message(
    'money.checking',
    'Kinukumpirma pa namin ang huling transaksyon ninyo. Sasabihan namin kayo pagbalik ng koneksyon.',
  ),
  learnt: {
    done: message('money.done', 'Pumasok na ito.'),
    begun: message('money.begun', 'Nagsimula na ang deposit ninyo. Buksan ang wallet para bayaran ito.'),
    refused: message('money.refused', 'Hindi ito tinanggap. Walang gumalaw na pera.'),
    notArrived: message('money.notArrived', 'Hindi ito natuloy. Walang gumalaw na pera. Subukan ulit.'),
    unknown: message('money.unknown', 'Hindi namin ito nakumpirma. Tingnan muna ang balanse bago subukan ulit.'),
  },

  timeOutHere: (isTelling) =>
    message(
      'care.timeOutHere',
      isTelling
        ? 'Naka-time-out na kayo. Sinasabi na namin sa server.'
        : 'Naka-time-out na kayo sa phone na ito. Sasabihin namin sa server pagbalik ng signal.',
    ),
  excludedHere: (isTelling) =>
    message(
      'care.excludedHere',
      isTelling
        ? 'Hindi na kayo makapaglalaro. Sinasabi na namin sa server.'
        : 'Mula ngayon, hindi na kayo makapaglalaro sa phone na ito. Sasabihin namin sa server pagbalik ng signal.',
    ),
  timeOutSet: (time) => message('care.timeOutSet', `Hanggang ${time} ang time-out ninyo. Magpahinga nang mabuti.`),
  excluded: (time) => message('care.excluded', `Hindi kayo makapaglalaro hanggang ${time}. Ingatan ang sarili.`),
  excludedForGood: message('care.excludedForGood', 'Habambuhay na kayong hindi makapaglalaro. Ingatan ang sarili.'),

  updateReady: message('app.updateReady', 'May bagong bersyon na.'),
  updateNow: 'I-update',
  updating: 'Ina-update…',

  ageTitle: 'MAHALAGANG PAALALA',
  ageLead: 'Hindi puwedeng mag-register o maglaro ang mga sumusunod:',
  ageGroups: [
    'Mga opisyal ng gobyerno, at mga empleyadong may trabahong kaugnay ng pagpapatakbo ng gobyerno',
    'Mga kasapi ng sandatahang lakas o ng pambansang pulisya',
    'Mga wala pang 21 taong gulang',
    'Mga nasa restricted-persons database ng gaming regulator',
    'Mga may gaming employment license, at mga tauhan at kaanib ng mga provider',
    'Sinumang nasa lantad o pampublikong lugar',
  ],
  ageForfeit: message('age.forfeit', 'Mapupunta sa Gobyerno ang pondo ng manlalarong hindi kuwalipikado.'),
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
  updateNoDownload: message('update.noDownload', 'Inihahanda pa ang download. Itanong sa customer service.'),
  service: 'Customer service',
  updateClose: 'Hindi muna',

  notice: 'Abiso',
  noticeMore: 'Tingnan pa',

  installTitle: 'Ilagay ang Perya sa home screen',
  installLead: message(
    'install.lead',
    'Isang tap lang, bukás agad kahit mahina ang signal, at maliit lang ang kinakain.',
  ),
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
