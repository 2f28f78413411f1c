/** What every game's rules begin and end with. */
import { stakeSteps } from '../../engines/stakes.ts';
import { element } from '../element.ts';
import { shortPesos } from '../money.ts';
import { text } from '../text.ts';

export const paragraph = (words: string): HTMLElement => element('p', {}, words);

export const list = (items: readonly string[]): HTMLElement =>
  element('ul', {}, ...items.map((item) => element('li', {}, item)));

export function table(caption: string, rows: (readonly (string | HTMLElement)[])[]): HTMLElement {
  const body = rows.map(([name = '', ...values]) =>
    element('tr', {}, element('th', { scope: 'row' }, name), ...values.map((value) => element('td', {}, value))),
  );
  return element('table', {}, element('caption', {}, caption), element('tbody', {}, ...body));
}

export function oddsOf(
  kind: keyof typeof text.kinds,
  rtpBp: number,
  limits: { minBet: number; maxBet: number },
  unit: number,
): HTMLElement[] {
  const steps = stakeSteps({ ...limits, unit });
  return [
    // A title may promise a roulette; what is played is said here.
    element('p', { class: 'kind' }, text.kindBy(text.kinds[kind])),
    element('p', { class: 'rtp' }, text.rtp((rtpBp / 100).toFixed(2))),
    paragraph(text.rtpMore),
    paragraph(kind === 'poker' ? text.drawnCards : text.drawn),
    paragraph(text.limits(shortPesos(steps[0] ?? 0), shortPesos(steps.at(-1) ?? 0))),
  ];
}
