/** What a phone may be told, and where each leads. Apart from the calls, for who needs no schema. */
import { paths } from './paths.ts';

export const PUSH_KINDS = ['deposit', 'withdrawal', 'answer', 'signIn'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Where each leads. */
export const PUSH_ADDRESSES: Readonly<Record<PushKind, string>> = {
  deposit: paths.deposit(),
  withdrawal: paths.transactions(),
  answer: paths.tickets(),
  signIn: paths.more(),
};
