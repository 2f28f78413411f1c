import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Bumalik',
  openAgain: message('system.openAgain', 'Bukas na ulit! Ligtas ang inyong balanse.'),
  maintenanceTitle: 'May maintenance ang system',
  maintenance: (content) =>
    message('system.maintenance', content || 'May maintenance kami. Ligtas ang inyong balanse.'),
  backToLobby: 'Bumalik sa lobby',
  check: 'Tingnan ulit',
  checking: 'Tinitingnan…',
  playWithinLimits: '21+ · Maglaro nang may hangganan',

  aboutTitle: 'Tungkol sa Perya',
  aboutLead:
    'Lobby ng mga lisensyadong laro para sa mga manlalaro sa Pilipinas: slots, fish, poker, sports, live tables at color game. Gumagana kahit mahina ang signal.',
  version: 'Bersyon',
  build: 'Build',
  license: 'Lisensya',
  licenseText:
    'Pinapatakbo sa ilalim ng lisensya ng gaming regulator ng Pilipinas, para sa mga nakatira sa Pilipinas, at piso lamang.',
  responsible: 'Responsableng paglalaro',
  responsibleText:
    'Para sa mga 21 taong gulang pataas. Itaya lang ang kayang matalo, magtakda ng limit, at magpahinga. Puwede ninyong i-exclude ang sarili anumang oras, at libre ang tulong.',
  demo: message('about.demo', 'Mundong pang-demo: gawa-gawa ang mga manlalaro, panalo at premyo.'),
  termsLink: 'Mga tuntunin',
  privacyLink: 'Patakaran sa privacy',
  downloadLink: 'Android app',

  apkTitle: 'Android app',
  apkHead: 'Perya sa inyong Android phone',
  apkLead: 'Ang lobby ring ito, bilang sariling app. Pareho ang account, balanse at mga paborito ninyo.',
  apkDownload: 'I-download sa Android',
  apkNone: message(
    'apk.none',
    'Wala pang Android package na mada-download ngayon. Puwede namang idagdag ang Perya sa home screen mula sa menu ng inyong browser.',
  ),
  stepsName: 'Paano i-install',
  steps: [
    { text: 'I-download ang file', hint: 'Baka itanong ng browser kung itatago ito.' },
    {
      text: 'Payagan ang unknown sources',
      hint: 'Isang beses lang magtatanong ang phone, para sa browser na ito lang.',
    },
    { text: 'Tapusin ang pag-install', hint: 'Buksan ang app at mag-log in gaya ng dati.' },
  ],
  certified: message('update.certified', 'Sertipikadong ligtas ang app na ito.'),

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
  chatFailed: 'Hindi maabot ang chat sa ngayon. Pakisubukan ulit mamaya.',
  serviceUnnamed: 'Customer service',
  newWindow: 'magbubukas ng bagong window',
};
