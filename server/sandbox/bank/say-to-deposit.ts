/** The sandbox's bank as a sender: it tells of deposits by the same signed message, at the same door, as a real one. */
import { randomUUID } from 'node:crypto';
import { answerBank, BANK_API_PATH, BANK_ID, type BankMessage } from '../../bank-api/answer-bank.ts';
import { signatureHeaders } from '../../http/signed-message.ts';
import type { Services } from '../../services.ts';
import { bankModeOf } from '../sandbox-state.ts';

/** One payment for each order, unless it is paid again. False while the bank is stopped: then it tells nobody anything. */
export async function tellOfDeposit(
  word: Omit<BankMessage, 'reference'>,
  services: Services,
  isAgain = false,
): Promise<boolean> {
  if ((await bankModeOf(services.db)) === 'stopped') return false;
  const message: BankMessage = { ...word, reference: `${isAgain ? 'SB2' : 'SB'}-${word.orderId.toUpperCase()}` };
  const body = JSON.stringify(message);
  const timestamp = Math.floor(services.now().getTime() / 1_000);
  const heading = { sender: BANK_ID, id: randomUUID(), timestamp, path: BANK_API_PATH, body };
  const headers = signatureHeaders(heading, services.bankSecret);
  const request = new Request(`http://bank.test${BANK_API_PATH}`, { method: 'POST', body, headers });
  await answerBank(request, services);
  return true;
}
