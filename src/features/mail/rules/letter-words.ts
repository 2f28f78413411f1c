/** What a letter says: in the player's language where the server tells what it is about, else in the server's own words. */
import type { Mail } from '#contract/mail.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text } from '../text.ts';

export function letterWords({ title, content, words }: Mail): { title: string; content: string } {
  const values = words?.values ?? {};
  const name = values['name'];
  const why = whyOf(values);
  const isGift = words?.key === 'gift';
  if (typeof name !== 'string' || name === '' || why === undefined || (!isGift && words?.key !== 'owed')) {
    return { title, content };
  }
  const amount = isGift && formatPesos(cents(Number(values['count'])));
  const betRate = Number(values['betRate'] ?? 0);
  const said = [why, amount ? text.giftAdded(amount) : text.giftInside, betRate > 0 && text.giftBet(betRate)];
  return { title: amount ? `${name}: ${amount}` : name, content: said.filter(Boolean).join(' ') };
}

/** Undefined for a reason that came later than this page. */
function whyOf({ why, place, week }: Readonly<Record<string, string | number>>): string | undefined {
  if (why === 'deposit') return text.whyDeposit;
  if (why === 'phone') return text.whyPhone;
  return why === 'lottery' ? text.whyLottery(Number(place), String(week)) : undefined;
}
