import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

const pendingText = (count: number): string =>
  count === 1 ? 'May pending pa kayong deposit.' : `May ${count} pending pa kayong deposit.`;

export const fil: Translated<typeof text> = {
  title: 'Mag-deposit',
  walletTitle: 'Wallet',
  balance: 'Balanse ninyo',
  asOf: (time) => `Noong ${time}`,
  more: 'Ang wallet ninyo',
  accounts: 'Mga account ninyo',
  proveIdentity: 'I-verify ang ID',
  identityProven: 'Verified na ang ID ninyo',
  wagerTitle: 'Bonus at pagtaya',
  bonusIs: (amount) => `Bonus na ${amount}`,
  leftToBet: (amount) => `${amount} pa ang itataya bago makapag-withdraw`,
  betSoFar: (done, all) => `${done} sa ${all} ang naitaya na`,
  withdraw: 'Mag-withdraw',
  withdrawalOf: (amount) => `Papunta na sa inyo ang withdrawal na ${amount}`,
  records: 'Mga transaksyon',
  formName: 'Mag-deposit ng pera',
  again: (amount, way) => `${amount} sa ${way}, gaya ng huli`,
  ways: 'Magbayad gamit ang',
  noWays: message('deposit.noWays', 'Sarado muna ang deposit. Pakisubukan ulit mamaya.'),
  noWayFor: (amount) =>
    message('deposit.noWayFor', `Hindi mababayaran ang ${amount} sa mga bukas na paraan. Pakisubukan ulit mamaya.`),
  amounts: 'Halaga',
  typed: 'Ibang halaga',
  limits: (least, most) => `Mula ${least} hanggang ${most}`,
  firstLeast: (least, most) => message('deposit.first', `Unang deposit: ${least} hanggang ${most}.`),
  extra: (amount) => `+${amount} dagdag`,
  ladder: (percent, most) =>
    message('deposit.ladder', `May dagdag na ${percent}% ang susunod ninyong deposit ngayong araw, hanggang ${most}.`),
  ladderOpen: (pending, percent, most) =>
    message(
      'deposit.ladderOpen',
      `${pendingText(pending)} Alinman ang mauna, ${percent}% pataas ang dagdag nito, hanggang ${most}.`,
    ),
  ladderMayEnd: (pending) =>
    message(
      'deposit.ladderMayEnd',
      `${pendingText(pending)} Kung ${pending === 1 ? 'mauna iyon' : 'mauna ang lahat ng iyon'}, wala nang dagdag para sa deposit na ito ngayong araw.`,
    ),
  spans: { day: 'ngayong araw', week: 'ngayong linggo', month: 'ngayong buwan' },
  ownLeft: (left, span) =>
    message('deposit.ownLimit', `Hanggang ${left} pa ang made-deposit ninyo ${span}. Limit ninyo ito.`),
  ownTooLittle: (left, span, least) =>
    message('deposit.ownLimit', `${left} na lang ang kasya sa limit ninyo ${span}, at ${least} pataas ang deposit.`),
  ownReached: (span) => message('deposit.ownLimit', `Naabot na ninyo ang sarili ninyong deposit limit ${span}.`),
  ownNone: (span) => message('deposit.ownLimit', `Itinakda ninyo sa ₱0 ang deposit limit ninyo ${span}.`),
  ownResets: (date) => `Magre-reset ito sa ${date}.`,
  myLimits: 'Tingnan ang mga limit ko',
  manyUnpaid: message(
    'wallet.openDeposits',
    'May limang deposit kayong hindi pa bayad. Bayaran muna ang isa bago magsimula ng bago.',
  ),
  ordered: message('deposit.ordered', 'Na-order na ninyo ang pack na ito. Isang beses lang ang dagdag, kasama nito.'),
  toPending: 'Tingnan ang mga pending',
  firstBefore: (least) =>
    message('deposit.firstBefore', `${least} pataas ang unang deposit. Pagdating nito, makukuha na ninyo ito.`),
  toFirst: 'Gawin ang unang deposit',
  ladderTop: message('deposit.ladderTop', 'Naabot na ninyo ang huling dagdag ngayong araw.'),
  bonusTerms: (times) =>
    times === 1
      ? 'Itaya ang bonus nang isang beses bago ito i-withdraw.'
      : times > 0
        ? `Itaya ang bonus nang ${times} beses bago ito i-withdraw.`
        : '',
  coupons: 'Gamitin ang coupon',
  noCoupon: 'Walang coupon',
  couponAdds: (worth) => `${worth} na dagdag`,
  couponFrom: (least) => `Para sa ${least} pataas,`,
  couponUpTo: (most) => `Hanggang ${most},`,
  couponUntil: (date) => `magagamit hanggang ${date}`,
  yourCoupon: 'Coupon ninyo',
  couponUnfit: (least) =>
    message('deposit.couponUnfit', `Mag-deposit ng ${least} pataas para magamit ang coupon na ito.`),
  addsTitle: 'Ang makukuha ninyo',
  youPay: 'Babayaran ninyo',
  inAll: 'Kabuuan',
  atLeast: 'Hindi bababa sa',
  package: (price, amount) =>
    message(
      'deposit.package',
      `May dagdag na ${amount} ang unang deposit ninyo na ${price} pataas. Kunin ito sa Unang deposit pagdating ng pera.`,
    ),
  firstWaits: message('deposit.firstWaits', 'Naghihintay ang dagdag ng unang deposit ninyo.'),
  toReward: 'Kunin na',
  buyComes: 'Papasok sa balanse ang deposit ninyo, kasama ang dagdag.',
  buyHow: 'Papasok sa balanse ang deposit ninyo. Kunin ang dagdag sa page ng promo na ito.',
  popular: 'Madalas piliin',
  noAmount: message('deposit.amount', 'Pumili o maglagay ng halaga, gaya ng 500 o 1,250.50.'),
  tooLittle: (least) => message('wallet.belowMinimum', `${least} pataas ang bawat deposit.`),
  tooMuch: (most) => message('wallet.aboveMaximum', `Hanggang ${most} lang ang bawat deposit.`),
  pay: (amount) => `Mag-deposit ng ${amount}`,
  payNothing: 'Mag-deposit',
  paying: 'Sandali lang…',
  checking: 'Kinukumpirma sa bangko…',
  noConnection: message('deposit.noConnection', 'Walang koneksyon. Makakapag-deposit kapag bumalik na ito.'),
  failed: message('common.refreshFail', 'Hindi nagsimula ang deposit. Walang nabayaran.'),
  betFirst: message('deposit.betFirst', 'Itaya muna nang isang beses ang deposit bago mag-withdraw.'),
  betFirstAll: (balance) =>
    message(
      'deposit.betFirst',
      `Hangga’t hindi naitataya nang isang beses ang deposit, at ang bonus ayon sa nakasulat, walang mawi-withdraw, pati ang ${balance} ninyo ngayon.`,
    ),
  terms: [
    '₱500 pataas ang unang deposit. Piso lang.',
    'Dapat maitaya nang kahit isang beses ang deposit bago mag-withdraw.',
  ],
  termsTitle: 'Tandaan',
  openTitle: 'Pending',
  openBy: (amount, way) => `${amount} sa ${way}`,
  open: { asked: 'Tinitingnan kung nagsimula na', waiting: 'Hinihintay ang bayad ninyo', reviewing: 'Sinusuri' },
  lastOpened: 'Dito kayo galing',
  payNow: 'Bayaran na',
  payTitle: (amount) => `Bayaran ang ${amount}`,
  endedTitle: (amount) => `Deposit na ${amount}`,
  order: 'Order number',
  created: 'Ginawa',
  price: 'Halaga',
  timeLeft: 'Gagana pa nang',
  qrName: (amount) => `QR Ph code para sa ${amount}`,
  qrHint:
    'Buksan ang app ng bangko o e-wallet, i-scan ang code o i-upload ang picture nito, at magbayad, mas mainam sa loob ng 10 minuto.',
  qrOver: message('deposit.qrOver', 'Tapos na ang oras ng pagbabayad. Magsimula ng bagong deposit.'),
  qrBroken: message('deposit.qrBroken', 'Sira ang code na ito kaya hindi ipinapakita. Magsimula ng bagong deposit.'),
  copyCode: 'Kopyahin ang code',
  save: 'I-save bilang picture',
  share: 'I-share',
  bankHint: 'I-transfer ang eksaktong halagang ito sa account na ito.',
  bankName: 'Bangko',
  accountName: 'Pangalan ng account',
  accountNumber: 'Account number',
  copy: (what) => `Kopyahin: ${what}`,
  copyAll: 'Kopyahin lahat',
  frameName: 'Payment page',
  frameBroken: message('deposit.frameBroken', 'Hindi mabuksan dito ang payment page. Magsimula ng bagong deposit.'),
  leaveHint: 'Sa page ng partner namin kayo magbabayad. Bumalik dito pagkatapos.',
  toPayPage: 'Pumunta sa payment page',
  ownWindow: 'Buksan sa bagong window',
  paid: 'Nakabayad na ako',
  asking: 'Tinitingnan…',
  notYet: message('deposit.notYet', 'Hindi pa dumarating ang bayad ninyo. Sasabihin namin kapag dumating na.'),
  credited: (amount) => message('deposit.credited', `Nasa balanse na ninyo ang ${amount}.`),
  withBonus: (amount, bonus) => `${amount} na may bonus na ${bonus}`,
  notPaid: (amount) => message('deposit.notPaid', `Hindi nabayaran ang deposit ninyong ${amount}.`),
  reviewing: message(
    'deposit.reviewing',
    'Ibang halaga ang dumating. Sinusuri na namin ito. Huwag munang magbayad ulit.',
  ),
  checkLater: message('deposit.checkLater', 'Walang koneksyon. Titingnan namin ang bayad ninyo kapag bumalik na ito.'),
  unasked: message('deposit.unasked', 'Hindi namin matingnan ngayon. Pakisubukan ulit.'),
  gone: message('deposit.gone', 'Hindi na bukas ang deposit na ito.'),
  late: (amount) =>
    message(
      'deposit.late',
      `Hindi nabayaran sa oras ang deposit ninyong ${amount}. Kung nagbayad kayo, idadagdag pa rin ito.`,
    ),
  closed: (amount) =>
    message('deposit.closed', `Isinara na ang deposit ninyong ${amount}. Kung nagbayad kayo, idadagdag pa rin ito.`),
  close: 'Isara',
  closeTitle: (amount) => `Isara ang deposit ninyong ${amount}?`,
  closeLead: 'Isara lang ito kung hindi pa kayo nagbabayad. Idadagdag pa rin sa balanse ninyo ang perang darating.',
  closeNow: 'Oo, isara na',
  closing: 'Isinasara…',
  noClose: message('deposit.noClose', 'Walang koneksyon. Maisasara ninyo ito kapag bumalik na ito.'),
  keepOpen: 'Huwag isara',
  noPicture: message('deposit.noPicture', 'Hindi ma-save ang picture. Kopyahin na lang ang code.'),
  unnamedWay: 'Ibang paraan',
  done: 'Tapos na',
};
