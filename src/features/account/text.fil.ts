import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Iba pa',
  places: 'Mga device',
  allPlaces: (count) => `Ipakita lahat (${count})`,
  here: 'Device na ito',
  unknown: 'Di-kilalang device',
  since: (time) => `Mula ${time}`,
  lastSeen: (time) => `Huling gamit ${time}`,
  endOne: (device, lastSeen) => `I-log out ang ${device}, huling gamit ${lastSeen}`,
  end: 'I-log out',
  ending: 'Nilo-log out…',
  endOthers: 'I-log out ang lahat ng iba',
  passkeys: 'Mga passkey',
  noPasskeys: 'Mag-log in gamit ang fingerprint o mukha. Hindi na kailangan ng password.',
  notSecure: message('passkey.notSecure', 'Kailangan ng passkey ang https na address. http ang address na ito.'),
  addPasskey: 'Magdagdag ng passkey',
  removePasskey: (name) => `Alisin ang passkey na ${name}`,
  remove: 'Alisin',
  phone: 'Sa phone na ito',
  language: 'Wika',
  lowData: 'Tipid sa data: maliit na picture, walang video',
  vibrate: 'Mag-vibrate kapag dumating ang deposit',
  sound: 'May tunog agad ang mga laro',
  textSize: 'Laki ng letra',
  push: 'Mga abiso sa phone na ito',
  pushLead: 'Ang mga pinili lang ninyo rito, walang promo. Nasa app lang ang mga halaga.',
  pushKinds: {
    deposit: 'Dumating ang deposit',
    withdrawal: 'Nabayaran o naibalik ang withdrawal',
    answer: 'Sumagot ang customer service',
    signIn: 'May nag-log in sa bagong device',
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
    'Hiniling ninyong huminto sa paglalaro, pero hindi pa ito naka-save sa account. Ipapadala ito kapag nag-log in ulit kayo rito.',
  ),
  unsent: (count) => message('account.unsent', `${count} pagbabago ang hindi pa nasi-sync at mawawala.`),
  checkingMoney: message(
    'account.checkingMoney',
    'Hindi pa kumpirmado ng bangko ang isang bayad. Hindi ito apektado ng pag-log out: tingnan ang balanse pagbalik ninyo.',
  ),
  keepMe: 'Tandaan ako',
  keepWhy: 'I-save ang login ko sa phone na ito. Naka-encrypt ang password.',
  stay: 'Kanselahin',
  leaving: 'Nagla-log out…',

  changePassword: 'Palitan ang password',
  passwordLead:
    'Mala-log out ang lahat ng ibang device. Aalisin ang mga passkey at ang mga naka-link na account. Mananatiling naka-log in ang phone na ito.',
  oldPassword: 'Password ninyo ngayon',
  newPassword: 'Bagong password',
  lengths: (least, most) => `${least} hanggang ${most} character`,
  noOldPassword: message('password.oldEmpty', 'Ilagay ang password ninyo ngayon.'),
  badNewPassword: (least, most) =>
    message('password.newEmpty', `Pumili ng password na ${least} hanggang ${most} character.`),
  samePassword: message('password.same', 'Iyan na ang password ninyo. Pumili ng iba.'),
  forgottenPassword: 'Nakalimutan ang password? Mag-log out, at palitan ito gamit ang code sa text.',
  savingPassword: 'Sandali lang…',
  passwordChanged: (ended) =>
    message(
      'password.changed',
      ended === 0
        ? 'Napalitan na ang password ninyo.'
        : `Napalitan na ang password, at na-log out ang ${ended === 1 ? 'isa' : String(ended)} pang device.`,
    ),

  dataTitle: 'Data ninyo',
  phoneTitle: 'Sa phone na ito',
  phoneLead: 'Nasa phone na ito ang mga laro, picture, record at mail, para makita ninyo kahit offline.',
  phoneUses: (size) => `${size} ang gamit nito.`,
  clear: 'Burahin ang naka-save',
  clearWhy: 'Mada-download ulit ito. Hindi mawawala ang ipapadala pa, at naka-log in pa rin kayo.',
  clearing: 'Binubura…',
  clearOffline: message(
    'data.clearOffline',
    'Offline kayo. Burahin kapag may koneksyon na, para may makita pa rin kayo.',
  ),
  takeTitle: 'Kopya ng data ninyo',
  takeLead:
    'Profile, mga bayad, taya, mail, tanong, limit, coupon, claim, passkey, device at mga abiso ninyo, sa isang file: JSON para sa mga app, CSV para sa spreadsheet. Huwag ibigay sa iba.',
  takeAs: { json: 'Gawin ang kopya', csv: 'Gawin para sa spreadsheet' },
  taking: (read) => `${read} entry na…`,
  taken: message('data.taken', 'Nasa mga download na ng phone ang kopya.'),
  takenNewest: (most) =>
    message(
      'data.takenNewest',
      `Ang pinakabagong ${most} ng bawat listahan ang nasa kopya. Nasa customer service ang iba.`,
    ),
  deleteTitle: 'Pagbura ng account',
  deleteLead: [
    'Sumulat sa amin. Titiyakin naming kayo iyon, ibabayad ang balanse ninyo, at buburahin ang data sa loob ng 30 araw.',
    'Naka-lock ang mga record na hinihingi ng batas, gaya ng mga bayad at kung sino kayo, hanggang matapos ang panahon nito, karaniwan ay limang taon, saka buburahin din. Mananatili ang self-exclusion hanggang matapos ito.',
  ],
  deleteAsk: 'Ipabura ang account',

  logInAgain: 'Mag-log in ulit',
};
