import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('system', {
  openAgain: message('system.openAgain', 'We’re back! Your balance is safe.'),
  maintenanceTitle: 'System Maintenance',
  maintenance: (content: string) =>
    message('system.maintenance', content || 'We’re doing maintenance. Your balance is safe.'),
  backToLobby: 'Back to lobby',
  check: 'Check again',
  checking: 'Checking…',
  playWithinLimits: '21+ · Play within your limits',

  aboutTitle: 'About Perya',
  aboutLead:
    'A lobby of games for players in the Philippines: slots, fish, poker, sports, live tables and the color game. Works even on a weak signal.',
  version: 'Version',
  build: 'Build',
  license: 'License',
  licenseText:
    'Operated under a license of the Philippine gaming regulator, for residents of the Philippines, in pesos only.',
  responsible: 'Play responsibly',
  responsibleText:
    'For players aged 21 and over. Only play with money you can afford to lose, set limits, and take breaks. You may exclude yourself at any time, and help is free.',
  demo: message('about.demo', 'Demo world: players, winners and prizes are made up.'),
  termsLink: 'Terms of use',
  privacyLink: 'Privacy policy',
  downloadLink: 'Android app',

  apkTitle: 'Android app',
  apkHead: 'Perya on your Android phone',
  apkLead: 'The same lobby as its own app, with the same account, balance and favorites.',
  apkDownload: 'Download for Android',
  apkNone: message(
    'apk.none',
    'There’s no Android app to download yet. You can add Perya to your home screen from your browser’s menu instead.',
  ),
  stepsName: 'How to install',
  steps: [
    { text: 'Download the file', hint: 'Your browser may ask if you want to keep it.' },
    { text: 'Allow unknown sources', hint: 'Your phone asks once, for this browser only.' },
    { text: 'Finish installing', hint: 'Open the app and log in as you always do.' },
  ],
  certified: message('update.certified', 'This app is certified safe.'),

  serviceTitle: 'Customer service',
  serviceAbout: 'Give them this reference:',
  serviceCopyReference: 'Copy the reference',
  serviceLead: 'We’re here 24/7. Never share your password.',
  serviceFaq: 'Questions and answers',
  serviceWrite: 'Write to us',
  serviceQuestions: 'Your questions',
  serviceAnswered: 'new answer',
  serviceLoading: message('service.loading', 'Loading…'),
  serviceEmpty: message('service.empty', 'No agents online right now. Please try again later.'),
  serviceOffline: message(
    'service.offline',
    'You’re offline. Live chat and our other contacts show here once you’re connected.',
  ),
  serviceUnnamed: 'Customer service',
  chatOpening: 'Opening the chat…',
  chatFailed: 'The chat isn’t answering.',
  newWindow: 'opens a new window',
} as const);
