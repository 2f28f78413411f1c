import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './faq-text.ts';

export const fil: Translated<typeof text> = {
  title: 'Mga tanong at sagot',
  search: 'Maghanap ng sagot',
  none: message('faq.none', 'Walang sagot na may ganitong salita. Sumulat sa amin, at tao ang sasagot.'),
  found: (count) => `${count} sagot`,
  ask: 'Sumulat sa amin',
  items: [
    {
      q: 'Paano magpasok ng pera?',
      a: 'Buksan ang Wallet, pumili ng paraan ng bayad at halaga, at sundin ang mga hakbang. Puwedeng QR Ph, e-wallet o bangko. Ang unang deposit ay ₱500 o higit pa.',
      words: 'deposit magdeposit cash in load gcash maya qr',
    },
    {
      q: 'Nagbayad na ako, pero pareho pa rin ang balanse. Ano’ng gagawin?',
      a: 'Papasok ang deposit kapag kinumpirma na ng bangko ninyo. Kadalasan, ilang minuto lang ito. Tingnan ito sa mga transaksyon: buksan, at magtanong mula roon kung hindi pa dumating. Huwag na munang magbayad ulit.',
      words: 'nawawala hindi pumasok deposit pending',
    },
    {
      q: 'Ibang halaga ang nabayaran ko.',
      a: 'Titingnan muna ito ng isang tao. Makikita ninyo sa wallet na sinusuri ito, at papasok kapag tapos na.',
      words: 'mali halaga deposit',
    },
    {
      q: 'Lumipas na ang oras ng bayad. Nawala ba ang pera ko?',
      a: 'Hindi. Papasok pa rin ang ipapadala ng bangko para sa code na iyon. Kung magbabayad pa lang, magsimula ng bagong deposit.',
      words: 'expired code qr huli',
    },
    {
      q: 'Paano maglabas ng pera?',
      a: 'Buksan ang Wallet at pindutin ang Withdraw. Kailangan ng nakumpirmang pagkakakilanlan at account sa sarili ninyong pangalan. Pinoproseso ang withdrawal sa loob ng dalawang banking day.',
      words: 'withdraw withdrawal cash out gcash maya bangko',
    },
    {
      q: 'Puwede bang ikansela ang withdrawal?',
      a: 'Oo, basta hindi pa naipapadala sa bangko. Buksan ito at ikansela. Babalik agad ang pera sa balanse.',
      words: 'cancel bawi withdrawal',
    },
    {
      q: 'Bakit hindi pa ako makapag-withdraw?',
      a: 'Nakasulat sa withdrawal screen kung ano ang kulang: pagkakakilanlan, account sa pangalan ninyo, halagang dapat pang itaya, o withdrawal na papunta pa.',
      words: 'ayaw bawal withdrawal',
    },
    {
      q: 'Ano ang halagang “dapat pang itaya”?',
      a: 'Kailangang itaya muna nang isang beses ang deposit bago ito mailabas, at ang bonus ayon sa nakasulat sa page nito. Makikita sa withdrawal screen kung gaano na karami ang naitaya.',
      words: 'wager taya turnover rollover bonus',
    },
    {
      q: 'Paano kumpirmahin kung sino ako?',
      a: 'Magpadala ng apat na larawan: harap at likod ng government ID, selfie na hawak ito, at mukha ninyo. JPG o PNG, hanggang 10 MB bawat isa. Titingnan namin sa loob ng isang araw.',
      words: 'kyc id verify verification selfie',
    },
    {
      q: 'Bakit hindi tinanggap ang ID ko?',
      a: 'Nasa screen ng pagkakakilanlan ang dahilan. Kadalasan, malabo o putol ang larawan. Kumuha ulit sa maliwanag, at ipadala muli ang apat.',
      words: 'kyc rejected malabo id',
    },
    {
      q: 'Paano maglaro nang mas kaunti?',
      a: 'Sa laro, buksan ang menu at magpahinga muna: 15 minuto, isang oras o isang araw. Sarado ang mga laro hanggang doon, at walang makapagpapaikli nito. Para sa mga limit, ilang linggong walang laro o self-exclusion, buksan ang “Maglaro nang responsable” sa profile.',
      words: 'limit pahinga tigil sugal self-exclusion responsible break',
    },
    {
      q: 'Ano ang gumagana kapag walang koneksyon?',
      a: 'Makikita pa rin ang lobby, mga paborito, mail, record at tanong ninyo, ayon sa huling may koneksyon. Nakasulat kung gaano na ito kaluma. Kailangan ng koneksyon ang pera at ang mga laro.',
      words: 'offline signal internet data',
    },
    {
      q: 'Naputol ang koneksyon habang nagbabayad ako.',
      a: 'Walang nababayaran nang dalawang beses. Pagbalik ng koneksyon, itatanong ng app kung ano ang nangyari, at sasabihin sa inyo.',
      words: 'doble dalawang beses offline deposit withdrawal',
    },
    {
      q: 'Naputol ang koneksyon sa gitna ng round.',
      a: 'Nasa laro pa ang round. Buksan ulit ang laro at tutuloy ito, o nasa balanse na ninyo ang napanalunan.',
      words: 'laro natigil taya crash',
    },
    {
      q: 'Para saan ang puso sa laro?',
      a: 'Inilalagay nito ang laro sa mga paborito ninyo. Gumagana rin ito offline: nasa phone muna at ipapadala mamaya.',
      words: 'heart favorite paborito like',
    },
    {
      q: 'Paano mag-log out sa ibang phone?',
      a: 'Buksan ang Iba pa. Nandoon ang bawat lugar kung saan naka-log in kayo, at puwede kayong mag-log out doon.',
      words: 'security session device nawala ninakaw phone hack',
    },
    {
      q: 'Paano palitan ang password?',
      a: 'Buksan ang Iba pa at piliin ang pagpapalit ng password. Kailangan ang password ninyo ngayon. Mala-log out ang lahat ng ibang lugar, at aalisin ang mga passkey.',
      words: 'bago security palitan',
    },
    {
      q: 'Paano burahin ang account, o kumuha ng kopya ng data ko?',
      a: 'Buksan ang Iba pa at piliin ang data ninyo. Makakagawa kayo roon ng kopya, at mahihiling na burahin ang account. Gagawin namin ito sa loob ng 30 araw; nakakandado ang record na hinihingi ng batas hanggang matapos ang panahon nito.',
      words: 'isara account download export json privacy alisin',
    },
    {
      q: 'Nakalimutan ko ang password.',
      a: 'Sa log-in screen, pindutin ang link para sa nakalimutang password. Magpapadala kami ng code sa numero ninyo, at maglalagay kayo ng bago.',
      words: 'reset palit password code sms',
    },
    {
      q: 'Ano ang nabubura sa phone kapag nag-log out?',
      a: 'Lahat ng sa inyo: balanse, record, mail, larawan at tanong. Username lang ang naiiwan para hindi na i-type ulit. Ligtas sa amin ang account at pera ninyo.',
      words: 'privacy burahin data',
    },
  ],
};
