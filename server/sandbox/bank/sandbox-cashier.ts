/** A payment partner whose money is a tester's word: its codes, pages and accounts are made up, and well-formed. */
import { writeCode, writeField } from '#shared/emvco.ts';
import type { Cashier } from '../../deposits/cashier.ts';
import type { DepositRow } from '../../deposits/deposit-store.ts';

export const PAY_PATH = '/sandbox/pay';

const ACCOUNT = { bankName: 'Bank of the Islands', shortBankName: 'BOI', accountName: 'Perya Sandbox Inc' };
const ACCOUNT_NUMBER = '009988776655';

export const sandboxCashier: Cashier = {
  paymentOf(deposit) {
    const { id, amount, way, created_at } = deposit;
    if (way === 'page') return { payUrl: `${PAY_PATH}?order=${id}` };
    if (way === 'bank') return { appRechargeBankOwn: { ...ACCOUNT, cardNum: ACCOUNT_NUMBER, amount } };
    return { qrInfo: { orderId: id, qrCodeText: qrPhText(deposit), createTime: created_at.getTime(), amount } };
  },
};

const BETTING = '7995';
const PESOS = '608';

/** One code for one order: dynamic, with the amount, and the order as its reference. */
function qrPhText({ id, amount }: DepositRow): string {
  const merchant = [
    { id: '00', value: 'ph.ppmi.p2m' },
    { id: '01', value: 'PRYAPHM1XXX' },
    { id: '03', value: 'PERYA-SANDBOX' },
  ];
  return writeCode([
    { id: '00', value: '01' },
    { id: '01', value: '12' },
    { id: '28', value: merchant.map(writeField).join('') },
    { id: '52', value: BETTING },
    { id: '53', value: PESOS },
    { id: '54', value: (amount / 100).toFixed(2) },
    { id: '58', value: 'PH' },
    { id: '59', value: 'PERYA SANDBOX' },
    { id: '60', value: 'MANILA' },
    { id: '62', value: writeField({ id: '05', value: id }) },
  ]);
}
