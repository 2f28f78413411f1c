import type { SlotModel, SlotSymbol } from '../../engines/slot/slot-model.ts';
import { LINE_COUNT } from '../../engines/slot/slot-model.ts';
import type { PlayedGame } from '../../wire.ts';
import { element, picture } from '../element.ts';
import { list, oddsOf, paragraph, table } from '../shell/rules-content.ts';
import { text } from '../text.ts';
import { symbolName } from './symbol-name.ts';

export function makeSlotRules(model: SlotModel, game: PlayedGame, symbols: Record<SlotSymbol, string>): HTMLElement[] {
  const named = (symbol: SlotSymbol): HTMLElement =>
    element(
      'span',
      { class: 'symbol' },
      picture(symbols[symbol], ''),
      element('span', {}, symbolName(symbol, symbols)),
    );
  const lines = Object.entries(model.pays).map(([symbol, pays]) => [named(symbol as SlotSymbol), ...pays.map(String)]);
  return [
    ...oddsOf('slot', model.rtpBp, game, LINE_COUNT),
    list(text.slotRules),
    paragraph(text.freeRules(model.freeSpins.join(', '), model.mostFreeSpins, model.freeMultiplier)),
    table(text.slotTable, lines),
    table(text.scatterRow, [[named('scatter'), ...model.scatterPays.map(String)]]),
  ];
}
