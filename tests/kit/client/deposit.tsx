/** The deposit screen as a player finds it, and what they do there. */
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { writeCode } from '#shared/emvco.ts';
import { cents } from '#shared/money.ts';
import { draw, seenText, tap } from './draw.ts';
import { openLobby, signIn } from './page.ts';
import { pass } from './turns.ts';
import { exampleOf, wire } from './wire.ts';

const { tradeInfo, recharge3, checkRechargeOrder } = wallet;

const open = (id: number) => ({ rechargeType: id, status: 1, minAmount: 10_000, maxAmount: 5_000_000 });
export const TERMS = {
  ...exampleOf(tradeInfo),
  amountList: [
    { amount: 100_000, bonus: 0, isHot: 0, sort: 2 },
    { amount: 50_000, bonus: 2_500, isHot: 1, sort: 1 },
    { amount: 20_000, bonus: 0, isHot: 0, sort: 0 },
  ],
  channelList: [open(1), open(2), open(3), { ...open(9), status: 0 }],
  openList: [],
  last: null,
};
export const CHANNELS = [
  { id: 3, name: 'Maya', iconH5: '', bankId: 0, sort: 3 },
  { id: 1, name: 'QR Ph', iconH5: '', bankId: 0, sort: 1 },
  { id: 2, name: 'GCash', iconH5: '', bankId: 7, sort: 2 },
  { id: 9, name: 'Closed', iconH5: '', bankId: 0, sort: 0 },
];
export const CODE = writeCode([
  { id: '00', value: '01' },
  { id: '54', value: '500.00' },
]);
export const BANK = {
  bankName: 'Bank of the Islands',
  shortBankName: 'BOI',
  accountName: 'Perya Inc',
  cardNum: '0099',
  amount: 50_000,
};

type Ways = { payUrl?: string; qrInfo?: object | null; appRechargeBankOwn?: object | null };
export const startedWith = (ways: Ways) => ({
  ...exampleOf(recharge3),
  orderId: 'PD-1',
  payUrl: '',
  qrInfo: null,
  appRechargeBankOwn: null,
  ...ways,
});
export const qrWith = (more: object = {}) =>
  startedWith({
    qrInfo: { orderId: 'PD-1', qrCodeText: CODE, createTime: Date.now(), amount: 50_000, ...more },
  });

/** A deposit by QR as the terms tell of it while it is under way; without a word it waits to be paid. */
export const openOrder = (status: number = ORDER_STATUS.pending) => ({
  ...qrWith(),
  amount: 50_000,
  rechargeType: 1,
  channelName: 'QR Ph',
  status,
  createTime: Date.now(),
});

interface Given {
  terms?: object;
  config?: object;
  user?: Parameters<typeof signIn>[0];
  logIn?: () => Promise<void>;
}

export async function openDeposit({ terms = TERMS, config = {}, user = {}, logIn }: Given = {}) {
  wire.on(tradeInfo, terms);
  await openLobby({ appRechargeTypeList: CHANNELS, isDepositBank: 0, ...config });
  await (logIn ?? (() => signIn({ totalRecharge: cents(0), appUserBankList: [], ...user })))();
  const { DepositScreen } = await import('#features/deposit/screens/deposit-screen.tsx');
  const { Toasts } = await import('#app/shell/toasts.tsx');
  const place = await draw(
    <>
      <DepositScreen />
      <Toasts />
    </>,
  );
  await pass(400);
  return place;
}

export const amounts = (place: Element) => Array.from(place.querySelectorAll('.deposit-amounts button'));
/** What is paid, what each part adds, and what that makes. */
export const sums = (place: Element) =>
  Array.from(place.querySelectorAll('.deposit-part'), (part) =>
    Array.from(part.querySelectorAll(':scope > b'), seenText).join(' '),
  );
export const ways = (place: Element) => Array.from(place.querySelectorAll('.deposit-ways label'), seenText);

export async function sendForm(place: Element) {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}

export async function deposit(place: Element, way = 'QR Ph') {
  const radio = Array.from(place.querySelectorAll('.deposit-ways label')).find((label) => seenText(label) === way);
  await tap(radio?.querySelector('input'));
  await tap(amounts(place)[0]);
  await sendForm(place);
}

export const asked = () => wire.asked(recharge3);
export const checks = () => wire.asked(checkRechargeOrder);
