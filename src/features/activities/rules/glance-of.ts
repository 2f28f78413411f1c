/** What a list says of a promotion under its title. */
import { safeParse } from 'valibot';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { Glance } from '#contract/entities/glance.ts';
import { text } from '#page/promotions/text.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatMoment } from '#shared/time.ts';
import { text as words } from '../glance-text.ts';
import { hasEnded } from '../promotion.ts';
import { text as common } from '../text.ts';

/** What is done, what is left and what waits; where the server says nothing of it, what there is to get. */
export function glanceOf(type: number, entry: ActivityEntry): string {
  const read = safeParse(Glance, entry['glance']);
  const { reached, target, tickets, turns, cards, pot, potTarget, waiting }: Glance = read.success ? read.output : {};
  const stepWords = words.steps[type] ?? words.anyStep;
  const told = [
    target && stepWords(reached ?? 0, target),
    typeof tickets === 'number' && words.tickets(tickets),
    turns && words.spins(turns),
    cards && words.cards(cards),
    pot && potTarget && words.pot(formatPesos(pot), formatPesos(potTarget)),
    waiting && words.waiting(formatPesos(waiting)),
    entry.coin && words.supply(formatPesos(entry.coin)),
    typeof entry.leftToday === 'number' && text.supplyLeft(entry.leftToday),
  ].filter(Boolean);
  return told.join(' · ') || (words.leads[type] ?? '');
}

/** Until when it is on; empty where nothing ends it. */
export function noteOf({ endTime }: ActivityEntry): string {
  if (hasEnded(endTime)) return common.isOver;
  return endTime > 0 ? common.until(formatMoment(endTime)) : '';
}
