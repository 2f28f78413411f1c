import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './faq-text.ts';

export const fil: Translated<typeof text> = {
  title: 'Mga tanong at sagot',
  search: 'Maghanap ng sagot',
  none: message('faq.none', 'Walang ganitong sagot. Sumulat sa amin, at may taong sasagot.'),
  found: (count) => `${count} sagot`,
  ask: 'Sumulat sa amin',
  items: [
    {
      q: 'Paano mag-deposit?',
      a: 'Buksan ang Wallet, pumili ng paraan ng bayad at halaga, at sundin ang mga step. Puwedeng QR Ph, e-wallet o bangko. ₱500 pataas ang unang deposit.',
      words: 'deposit magdeposit cash in load gcash maya qr',
    },
    {
      q: 'Nagbayad na ako, pero pareho pa rin ang balanse. Ano’ng gagawin?',
      a: 'Papasok ang deposit kapag kinumpirma na ng bangko ninyo. Kadalasan, ilang minuto lang ito. Kung hindi pa dumating, buksan ito sa mga transaksyon at magtanong doon. Huwag munang magbayad ulit.',
      words: 'nawawala hindi pumasok deposit pending',
    },
    {
      q: 'Ibang halaga ang nabayaran ko.',
      a: 'Susuriin muna ito ng team namin. Makikita ito sa wallet, at papasok kapag tapos na.',
      words: 'mali deposit',
    },
    {
      q: 'Lumipas na ang oras ng bayad. Nawala ba ang pera ko?',
      a: 'Hindi. Papasok pa rin ang ipapadala ng bangko para sa code na iyon. Kung magbabayad pa lang, magsimula ng bagong deposit.',
      words: 'expired qr huli',
    },
    {
      q: 'Paano mag-withdraw?',
      a: 'Buksan ang Wallet at i-tap ang Mag-withdraw. Kailangan ng verified na ID at account sa sarili ninyong pangalan. Pinoproseso ang withdrawal sa loob ng dalawang banking day.',
      words: 'cash out gcash maya bangko',
    },
    {
      q: 'Puwede bang kanselahin ang withdrawal?',
      a: 'Oo, basta hindi pa naipapadala sa bangko. Buksan ito at kanselahin, at babalik agad ang pera.',
      words: 'cancel bawi',
    },
    {
      q: 'Bakit hindi pa ako makapag-withdraw?',
      a: 'Nasa withdrawal screen kung ano ang kulang: ID, account sa pangalan ninyo, halagang itataya pa, o withdrawal na papunta pa.',
      words: 'ayaw bawal',
    },
    {
      q: 'Ano ang halagang “itataya pa”?',
      a: 'Kailangang itaya muna nang isang beses ang deposit bago ito ma-withdraw, at ang bonus ayon sa nakasulat sa page nito. Nasa withdrawal screen kung magkano pa.',
      words: 'wager taya turnover rollover bonus',
    },
    {
      q: 'Paano i-verify ang ID ko?',
      a: 'Magpadala ng apat na picture: harap at likod ng government ID, selfie na hawak ito, at mukha ninyo. JPG o PNG, hanggang 10 MB bawat isa. Sinusuri namin ito sa loob ng isang araw.',
      words: 'kyc verification',
    },
    {
      q: 'Bakit hindi tinanggap ang ID ko?',
      a: 'Nasa screen ng ID ang dahilan. Kadalasan, malabo o putol ang picture. Kumuha ulit sa maliwanag at ipadala ang apat.',
      words: 'kyc rejected',
    },
    {
      q: 'Paano maglaro nang mas kaunti?',
      a: 'Sa laro, buksan ang menu at i-tap ang “Mag-time-out muna”: 15 minuto, isang oras o isang araw. Hindi ito mapapaikli. Para sa mga limit, ilang linggong walang laro o self-exclusion, buksan ang “Maglaro nang responsable” sa profile.',
      words: 'limit time-out pahinga tigil sugal self-exclusion responsible break',
    },
    {
      q: 'Ano ang gumagana kapag walang koneksyon?',
      a: 'Ang lobby, mga paborito, mail, record at tanong ninyo. Nakasulat kung gaano na ito kaluma. Kailangan ng koneksyon ang pera at ang mga laro.',
      words: 'offline signal internet data',
    },
    {
      q: 'Nawala ang koneksyon habang nagbabayad ako.',
      a: 'Walang nababayaran nang dalawang beses. Pagbalik ng koneksyon, titingnan ng app kung ano ang nangyari, at sasabihin sa inyo.',
      words: 'doble offline deposit withdrawal',
    },
    {
      q: 'Nawala ang koneksyon sa gitna ng round.',
      a: 'Nasa laro pa ang round. Buksan ulit ito para tumuloy, o nasa balanse na ang napanalunan.',
      words: 'natigil taya crash',
    },
    {
      q: 'Para saan ang puso sa laro?',
      a: 'Inilalagay nito ang laro sa mga paborito ninyo. Gumagana rin ito offline.',
      words: 'heart favorite paborito like',
    },
    {
      q: 'Paano mag-log out sa ibang phone?',
      a: 'Buksan ang Iba pa. Puwedeng i-log out doon ang bawat device.',
      words: 'security session device nawala ninakaw phone hack',
    },
    {
      q: 'Paano palitan ang password?',
      a: 'Buksan ang Iba pa at piliin ang pagpapalit ng password. Kailangan ang password ninyo ngayon. Mala-log out ang lahat ng ibang device. Aalisin ang mga passkey at ang mga naka-link na account.',
      words: 'bago security palitan',
    },
    {
      q: 'Paano burahin ang account, o kumuha ng kopya ng data ko?',
      a: 'Buksan ang Iba pa at piliin ang data ninyo. Makakagawa kayo roon ng kopya, at maipapabura ang account. Gagawin namin ito sa loob ng 30 araw. Naka-lock ang mga record na hinihingi ng batas hanggang matapos ang panahon nito.',
      words: 'isara account download export json privacy alisin',
    },
    {
      q: 'Nakalimutan ko ang password.',
      a: 'Sa log-in screen, i-tap ang “Nakalimutan ang password?”. Ite-text namin ang code, at magse-set kayo ng bago.',
      words: 'reset palit password code sms',
    },
    {
      q: 'Ano ang nabubura sa phone kapag nag-log out?',
      a: 'Lahat ng sa inyo: balanse, record, mail, picture at tanong. Username lang ang naiiwan. Ligtas sa amin ang account at pera ninyo.',
      words: 'privacy burahin data',
    },
  ],
};
