import type { MoneyRow } from '#contract/define.ts';
import { type MoneyAction, useMoneyAction } from '#data/ask/use-action.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

/**
 * A call about money that a form or a sheet makes. Its `note` says why the button waits: `noConnection` before anything is sent, and that no
 * answer has come while there is no connection to bring it. `onEnd`: it is done, or its answer was lost and is asked about.
 */
export const useMoneyForm = <R extends MoneyRow>(
  row: R,
  noConnection: Message,
  onEnd?: () => void,
): MoneyAction<R, Message> => useMoneyAction(row, { noConnection, noAnswer: text.noAnswerYet, onEnd });
