import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Iba pa',
  back: 'Bumalik',
  places: 'Mga device',
  allPlaces: (count) => `Ipakita lahat (${count})`,
  here: 'Device na ito',
  since: (time) => `Mula ${time}`,
  lastSeen: (time) => `Huling nakita ${time}`,
  endOne: (device, lastSeen) => `I-log out ang ${device}, huling nakita ${lastSeen}`,
  end: 'I-log out',
  endOthers: 'I-log out sa lahat ng iba pa',
  passkeys: 'Mga passkey',
  noPasskeys: 'Mag-log in gamit ang fingerprint o mukha. Hindi na kailangan ng password.',
  notSecure: message(
    'passkey.notSecure',
    'https ang simula ng address na kailangan ng passkey. http ang sa address na ito.',
  ),
  addPasskey: 'Magdagdag ng passkey',
  removePasskey: (name) => `Alisin ang passkey na ${name}`,
  remove: 'Alisin',
  phone: 'Sa phone na ito',
  language: 'Wika',
  lowData: 'Tipid sa data: maliit na larawan, walang video',
  vibrate: 'Mag-vibrate kapag dumating ang deposit',
  sound: 'May tunog agad ang mga laro',
  textSize: 'Laki ng letra',
  push: 'Mga abiso sa phone na ito',
  pushLead: 'Ang mga minarkahan lang ninyo rito, at hindi kailanman promosyon. Nasa app lang ang mga halaga.',
  pushKinds: {
    deposit: 'Dumating ang deposit',
    withdrawal: 'Nabayaran o naibalik ang withdrawal',
    answer: 'Sumagot ang customer service',
    signIn: 'May nag-log in sa bagong device',
  },
  pushNot: {
    denied: message(
      'push.denied',
      'Naka-block ang mga abiso ng site na ito. Puwede itong payagan sa settings ng browser.',
    ),
    install: message(
      'push.install',
      'Ilagay muna ang Perya sa home screen. Saka makakapagpakita ng abiso ang phone na ito.',
    ),
    unable: message('push.unable', 'Hindi makapagpakita ng abiso ang browser na ito. Makikita ninyo ang lahat sa app.'),
  },
  care: 'Maglaro nang responsable',
  about: 'Tungkol sa Perya',
  terms: 'Mga tuntunin',
  privacy: 'Patakaran sa privacy',
  selfTest: 'Suriin ang device',
  signOut: 'Mag-log out',
  signOutTitle: 'Magla-log out na?',
  signOutWhy: 'Buburahin sa phone na ito ang data ninyo, maliban sa username. Ligtas ang account at balanse ninyo.',
  stopWaits: message(
    'account.stopWaits',
    'Hiniling ninyong huminto, at hindi pa ito alam ng server. Mananatili ito sa phone na ito at ipapadala pag nag-log in ulit kayo rito.',
  ),
  unsent: (count) => message('account.unsent', `${count} pagbabago ang hindi pa nasi-sync at mawawala.`),
  checkingMoney: message(
    'account.checkingMoney',
    'Hindi pa sumasagot ang bangko tungkol sa isang bayad. Hindi ito magbabago kung mag-log out kayo: makikita ito sa balanse pagbalik ninyo.',
  ),
  keepMe: 'Tandaan ako sa phone na ito',
  keepWhy: 'Itago ang login ko sa phone na ito. Naka-encrypt ang password.',
  stay: 'Kanselahin',
  leaving: 'Nagla-log out…',

  changePassword: 'Palitan ang password',
  passwordLead:
    'Mala-log out ang lahat ng ibang lugar, at aalisin ang mga passkey. Mananatiling naka-log in ang phone na ito.',
  oldPassword: 'Password ninyo ngayon',
  newPassword: 'Bagong password',
  show: { show: 'Ipakita', hide: 'Itago' },
  lengths: (least, most) => `${least} hanggang ${most} titik`,
  noOldPassword: message('password.oldEmpty', 'Ilagay ang password ninyo ngayon.'),
  badNewPassword: (least, most) =>
    message('password.newEmpty', `Pumili ng password na ${least} hanggang ${most} titik.`),
  samePassword: message('password.same', 'Iyan na ang password ninyo. Pumili ng iba.'),
  forgottenPassword: 'Nakalimutan ang password? Mag-log out, at palitan ito gamit ang code na ipapadala sa phone.',
  savingPassword: 'Sandali lang…',
  passwordChanged: (ended) =>
    message(
      'password.changed',
      ended === 0
        ? 'Napalitan na ang password ninyo.'
        : `Napalitan na ang password, at na-log out ang ${ended === 1 ? 'isa' : String(ended)} pang lugar.`,
    ),

  dataTitle: 'Data ninyo',
  phoneTitle: 'Sa phone na ito',
  phoneLead: 'Nasa phone na ito ang mga laro, larawan, record at mail, para makita ninyo kahit walang koneksyon.',
  phoneUses: (size) => `${size} ang gamit nito.`,
  clear: 'Burahin ang nakatabi',
  clearWhy: 'Babalik lahat mula sa amin. Maiiwan ang naghihintay na ipadala, at mananatili kayong naka-log in.',
  clearing: 'Binubura…',
  clearOffline: message(
    'data.clearOffline',
    'Offline kayo. Burahin kapag may koneksyon, kung hindi ay walang matitirang makikita.',
  ),
  takeTitle: 'Kopya ng data ninyo',
  takeLead:
    'Profile, mga bayad, taya, mail, tanong, limit, coupon, passkey at device ninyo, sa isang file: JSON para sa programa, CSV para sa spreadsheet. Huwag ibigay sa iba.',
  takeAs: { json: 'Gawin ang kopya', csv: 'Gawin para sa spreadsheet' },
  taking: (read) => `${read} entry na…`,
  taken: message('data.taken', 'Nasa mga download na ng phone ang kopya.'),
  deleteTitle: 'Pagbura ng account',
  deleteLead: [
    'Sumulat sa amin. Titiyakin naming kayo iyon, ibabayad ang sa inyo, at buburahin ang data sa loob ng 30 araw.',
    'Ang iniuutos ng batas na itago, gaya ng record ng bayad, ay nakakandado, limang taon karaniwan, saka buburahin din.',
  ],
  deleteAsk: 'Hilinging burahin ito',
  deleteWords: 'Pakisara ang account ko at burahin ang data ko.',

  signInAgain: message(
    'passkey.signInAgain',
    'Para sa inyong seguridad, mag-log out at mag-log in muna ulit: idaragdag agad ang passkey pagkatapos.',
  ),
};
