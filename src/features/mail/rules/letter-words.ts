/** What a letter says: in the player's language where the server tells what it is about, else in the server's own words. */
import * as v from 'valibot';
import type { Mail } from '#contract/mail.ts';
import { titleOf } from '#page/promotions/title-of.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { formatDate } from '#shared/format-date.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Cents } from '#shared/money.ts';
import { text } from '../text.ts';

export function letterWords({ title, content, words, rewardList }: Mail): { title: string; content: string } {
  const values = words?.values ?? {};
  // An older letter does not tell the promotion's type.
  const name = titleOf(Number(values['type']), String(values['name'] ?? ''));
  const said = saidBy(words?.key, values, rewardList);
  if (!values['name'] || !said) return { title, content };
  const betRate = Number(values['betRate'] ?? 0);
  const sentences = [...said.sentences, betRate > 0 && text.giftBet(betRate)];
  return { title: said.amount ? `${name}: ${said.amount}` : name, content: sentences.filter(Boolean).join(' ') };
}

type Values = Readonly<Record<string, string | number>>;

interface Said {
  /** In the title; a letter with something to collect says it on its button. */
  amount?: string;
  sentences: string[];
}

/** Undefined for a key or a reason that came later than this page, and for a value that is not told as it should be. */
function saidBy(key: string | undefined, values: Values, rewards: Mail['rewardList']): Said | undefined {
  const why = values['why'] === undefined && key === 'receipt' ? '' : whyOf(values);
  if (why === undefined) return undefined;
  if (key === 'owed') return { sentences: [why, text.giftInside] };
  if (key === 'receipt') return { amount: tellGifts(rewards), sentences: [why, text.giftReceipt] };
  if (key !== 'gift') return undefined;
  const count = v.safeParse(Cents, values['count']);
  if (!count.success) return undefined;
  const amount = formatPesos(count.output);
  return { amount, sentences: [why, text.giftAdded(amount)] };
}

function whyOf({ why, place, week }: Values): string | undefined {
  if (why === 'deposit') return text.whyDeposit;
  if (why === 'phone') return text.whyPhone;
  const isTold = typeof place === 'number' && week !== undefined;
  return why === 'lottery' && isTold ? text.whyLottery(place, dateOf(String(week))) : undefined;
}

/** Another server may tell a week by something else than its first day. */
function dateOf(week: string): string {
  const firstDay = /^\d{4}-\d\d-\d\d$/.test(week) ? Date.parse(week) : Number.NaN;
  return Number.isNaN(firstDay) ? week : formatDate(firstDay);
}
