import { spoken } from './spoken.ts';
import { message, type Message } from './text.ts';

/** What a component says where its owner has no word of its own, and what is said alike wherever something is copied or money waits. */
export const text = spoken('ui', {
  close: 'Close',
  moneyWaits: message(
    'lobby.moneyWaits',
    'Deposits and withdrawals need a connection. Yours isn’t answering right now.',
  ),
  copied: message('common.copySuccess', 'Copy Success.'),
  notCopied: message('common.copyFail', 'Copy Fail.'),
});

export const saidOfCopying = (isCopied: boolean): Message => (isCopied ? text.copied : text.notCopied);
