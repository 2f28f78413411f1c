/** A bank that tells of deposits, signed as a test wants, and a way to ask for one. */
import { randomUUID } from 'node:crypto';
import { wallet } from '#contract/wallet.ts';
import { BANK_API_PATH, BANK_ID, type BankMessage } from '#server/bank-api/protocol.ts';
import { signatureHeaders } from '#server/http/signed-message.ts';
import type { TestApp } from './app.ts';

const QR_CHANNEL = 1;
export const PAGE_CHANNEL = 2;
export const BANK_CHANNEL = 4;

/** Deposits come by QR alone, and without a bank account of the player's. */
export const QR_ONLY = {
  appRechargeTypeList: [{ id: QR_CHANNEL, name: 'QR Ph', way: 'qr' }],
  isDepositBank: 0,
};

export const depositOf = (amount: number, more: object = {}) =>
  [wallet.recharge3.path, { amount, version: 4, actType: 1, rechargeType: QR_CHANNEL, ...more }] as const;

interface Signing {
  id: string;
  timestamp: number;
  secret: string;
  sender: string;
  path: string;
  /** What is signed, where it is not what is sent. */
  body: string;
  /** What is sent, where it is not the message as it is. */
  sent: string;
}

type Told = Omit<BankMessage, 'reference'> & Partial<BankMessage>;

export const paymentOf = (orderId: string): string => `PAY-${orderId}`;

export interface BankKit {
  /** Of the payment that is named after the order, where the message names no other. */
  say: (message: Told, signing?: Partial<Signing>) => Promise<{ status: number; body: unknown }>;
}

export function openBankKit({ app, services }: TestApp): BankKit {
  return {
    async say(told, signing = {}) {
      const message: BankMessage = { ...told, reference: told.reference ?? paymentOf(told.orderId) };
      const body = JSON.stringify(message);
      const { id = randomUUID(), secret = services.bankSecret, sender = BANK_ID, path = BANK_API_PATH } = signing;
      const { timestamp = Math.floor(services.now().getTime() / 1000) } = signing;
      const headers = signatureHeaders({ sender, id, timestamp, path, body: signing.body ?? body }, secret);
      const init = { method: 'POST', body: signing.sent ?? body, headers };
      const reply = await app.fetch(new Request(`http://perya.test${BANK_API_PATH}`, init));
      return { status: reply.status, body: await reply.json() };
    },
  };
}
