import { firstText } from './first-text.ts';
import { spoken } from './spoken.ts';
import { message } from './text.ts';

/** What a component says where its owner has no word of its own, and what is said alike wherever something is copied or money waits. */
export const text = spoken('ui', {
  ...firstText,
  close: 'Close',
  copied: message('common.copySuccess', 'Copy Success.'),
  notCopied: message('common.copyFail', 'Copy Fail.'),
});
