import * as v from 'valibot';
import { Text } from '../answer-fields.ts';

/** A player's card. There is one per bank, so `bankId` names it; `cardNum` arrives masked but for its last digits. */
export const Bank = v.looseObject({
  bankId: v.number(),
  bankName: Text,
  shortBankName: Text,
  accountName: Text,
  cardNum: Text,
  icon: Text,
});
export type Bank = v.InferOutput<typeof Bank>;
