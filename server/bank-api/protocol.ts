/** What a bank and the lobby have to agree on. */
export const BANK_API_PATH = '/bank-api/v1/deposits';

/** As the bank calls itself in its messages. */
export const BANK_ID = 'perya-bank';

export interface BankMessage {
  orderId: string;
  /** In hundredths, as it has come. */
  amount: number;
  outcome: 'paid' | 'failed';
  /** How the bank calls the payment, as the payer's own bank tells it to them. */
  reference: string;
}
