import { PAYS } from '../../engines/poker/jacks-or-better.ts';
import { HANDS, type HandName } from '../../engines/poker/judge-hand.ts';
import { element } from '../element.ts';
import { pesos } from '../money.ts';
import { text } from '../text.ts';

export interface PayTable {
  node: HTMLElement;
  /** In money, for this bet. */
  setStake: (stake: number) => void;
  mark: (hand: HandName | null) => void;
}

export function makePayTable(): PayTable {
  const rows = HANDS.map((hand) => {
    const pay = element('td', {}, '');
    return { hand, pay, row: element('tr', {}, element('th', { scope: 'row' }, text.hands[hand]), pay) };
  });
  return {
    node: element(
      'table',
      { class: 'pay-table' },
      element('caption', { class: 'unseen' }, text.pays),
      element('tbody', {}, ...rows.map(({ row }) => row)),
    ),
    setStake: (stake) => {
      for (const { hand, pay } of rows) pay.textContent = pesos(PAYS[hand] * stake);
    },
    mark: (made) => {
      for (const { hand, row } of rows) row.classList.toggle('made', hand === made);
    },
  };
}
