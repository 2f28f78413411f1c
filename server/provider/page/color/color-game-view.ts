import { stakeOf } from '../../engines/color/color-game.ts';
import { canStake, stakeSteps } from '../../engines/stakes.ts';
import type { RoundOf } from '../../wire.ts';
import { element } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pesos } from '../money.ts';
import { sayResult } from '../say-result.ts';
import { text } from '../text.ts';
import { makeColorRules } from './color-rules.ts';
import { makeColourBoard } from './colour-board.ts';
import { makeDiceBox } from './dice-box.ts';

/** The Color Game at the player's own pace. */
export function makeColorGame(table: GameTable): Game {
  const { shell, sound, visit } = table;
  const limits = { ...visit.game, unit: 1 };
  const dice = makeDiceBox();
  const button = element('button', { type: 'button', class: 'gold main', click: () => void roll() }, text.roll);
  const total = element('output', { class: 'amount' });
  const board = makeColourBoard(stakeSteps(limits), visit.game.maxBet, () => ready());

  shell.stage.append(dice.node, board.board);
  shell.controls.append(
    board.chips,
    element('span', { class: 'figure total' }, element('span', { class: 'name' }, text.bet), total),
    button,
  );
  shell.setRules(...makeColorRules(visit.game, false));
  shell.say(text.placeColours);
  ready();

  function ready(): void {
    const stake = stakeOf(board.bets());
    total.textContent = pesos(stake);
    button.disabled = !canStake(stake, limits);
  }

  async function roll(): Promise<void> {
    button.disabled = true;
    board.setEnabled(false);
    board.mark(null);
    shell.setWin(null);
    shell.say(text.rolling);
    dice.shake();
    const round = await table.play('roll', { key: newKey(), bets: board.bets() });
    if (round?.kind === 'color') {
      await dice.land(round.dice, sound.tick);
      finish(round);
    } else {
      dice.show(['yellow', 'blue', 'red']);
    }
    board.setEnabled(true);
    ready();
    button.focus({ preventScroll: true });
  }

  function finish(round: RoundOf<'color'>): void {
    board.mark(round.dice);
    sayResult(table, round, text.showing(round.dice.map((colour) => text.colours[colour]).join(', ')));
  }

  return {
    show: (round) => {
      if (round.kind !== 'color') return;
      board.set(round.bets);
      dice.show(round.dice);
      finish(round);
    },
  };
}
