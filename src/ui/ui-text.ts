import { firstText } from './first-text.ts';
import { spoken } from './spoken.ts';
import { message, type Message } from './text.ts';

/** What a component says where its owner has no word of its own, and what is said alike wherever something is copied or money waits. */
export const text = spoken('ui', {
  ...firstText,
  close: 'Close',
  copied: message('common.copySuccess', 'Copy Success.'),
  notCopied: message('common.copyFail', 'Copy Fail.'),
});

export const saidOfCopying = (isCopied: boolean): Message => (isCopied ? text.copied : text.notCopied);
