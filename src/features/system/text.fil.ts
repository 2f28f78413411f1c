import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  openAgain: message('system.openAgain', 'Bukas na ulit! Ligtas ang inyong balanse.'),
  maintenanceTitle: 'May maintenance ang system',
  maintenance: (content) =>
    message('system.maintenance', content || 'May maintenance kami. Ligtas ang inyong balanse.'),
  backToLobby: 'Bumalik sa lobby',
  check: 'Tingnan ulit',
  checking: 'Tinitingnan…',
  playWithinLimits: '21+ · Maglaro nang may limit',

  aboutTitle: 'Tungkol sa Perya',
  aboutLead:
    'Lobby ng mga laro para sa mga player sa Pilipinas: slots, fish, poker, sports, live tables at color game. Gumagana kahit mahina ang signal.',
  version: 'Bersyon',
  build: 'Build',
  license: 'Lisensya',
  licenseText: 'May lisensya mula sa gaming regulator ng Pilipinas, para sa mga nakatira sa Pilipinas, at piso lang.',
  responsible: 'Responsableng paglalaro',
  responsibleText:
    'Para sa mga 21 taong gulang pataas. Itaya lang ang kayang matalo, mag-set ng limit, at magpahinga. Puwede kayong mag-self-exclusion anumang oras, at libre ang tulong.',
  demo: message('about.demo', 'Demo lang ito: gawa-gawa ang mga player, panalo at premyo.'),
  termsLink: 'Mga tuntunin',
  privacyLink: 'Patakaran sa privacy',
  downloadLink: 'Android app',

  apkTitle: 'Android app',
  apkHead: 'Perya sa inyong Android phone',
  apkLead: 'Ito ring lobby, bilang sariling app. Pareho ang account, balanse at mga paborito ninyo.',
  apkDownload: 'I-download sa Android',
  apkNone: message(
    'apk.none',
    'Wala pang Android app na mada-download. Puwede munang ilagay ang Perya sa home screen mula sa menu ng browser.',
  ),
  stepsName: 'Paano i-install',
  steps: [
    { text: 'I-download ang file', hint: 'Baka itanong ng browser kung ise-save ito.' },
    {
      text: 'Payagan ang unknown sources',
      hint: 'Isang beses lang magtatanong ang phone, para sa browser na ito lang.',
    },
    { text: 'Tapusin ang pag-install', hint: 'Buksan ang app at mag-log in gaya ng dati.' },
  ],
  certified: message('update.certified', 'Certified na ligtas ang app na ito.'),

  serviceAbout: 'Ibigay sa kanila ang reference na ito:',
  serviceCopyReference: 'Kopyahin ang reference',
  serviceTitle: 'Customer service',
  serviceLead: 'Narito kami 24/7. Huwag ibigay kahit kanino ang password.',
  serviceFaq: 'Mga tanong at sagot',
  serviceWrite: 'Sumulat sa amin',
  serviceQuestions: 'Mga tanong ninyo',
  serviceAnswered: 'bagong sagot',
  serviceLoading: message('service.loading', 'Naglo-load…'),
  serviceEmpty: message('service.empty', 'Walang agent na online ngayon. Pakisubukan ulit mamaya.'),
  chatOpening: 'Binubuksan ang chat…',
  chatFailed: 'Hindi sumasagot ang chat.',
  serviceOffline: message(
    'service.offline',
    'Offline kayo. Lalabas dito ang live chat at iba pa naming contact kapag may koneksyon na.',
  ),
  serviceUnnamed: 'Customer service',
  newWindow: 'bubukas sa bagong window',
};
