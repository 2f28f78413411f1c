import { LINE_COUNT, LINES } from '../../engines/slot/slot-model.ts';
import { type SlotModelName, slotModels } from '../../engines/slot/slot-models.ts';
import { windowAt } from '../../engines/slot/spin-slot.ts';
import { stakeSteps } from '../../engines/stakes.ts';
import type { RoundOf } from '../../wire.ts';
import { element, picture } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pause } from '../provider-call.ts';
import { sayResult } from '../say-result.ts';
import { makeStakePicker } from '../shell/stake-picker.ts';
import { text } from '../text.ts';
import { symbolsOf } from '../theme.ts';
import type { ShownWins } from './draw-wins.ts';
import { makeReels } from './reels.ts';
import { makeSlotRules } from './slot-rules.ts';
import { loadPictures } from './symbol-sprites.ts';

type SlotRound = RoundOf<'slot'>;
type Spin = SlotRound['spins'][number];

const SEEN_MS = 700;
const ANNOUNCED_MS = 1_300;

export function makeSlotGame(table: GameTable, modelName: SlotModelName): Game {
  const { shell, sound, visit } = table;
  const model = slotModels[modelName];
  const symbols = symbolsOf(visit.game.motif);
  const reels = makeReels(model, loadPictures(symbols));
  const banner = element('p', { class: 'banner', hidden: true });
  const picker = makeStakePicker(stakeSteps({ ...visit.game, unit: LINE_COUNT }));
  const button = element('button', { type: 'button', class: 'gold main', click: () => void press() }, text.spin);
  let phase: 'ready' | 'turning' | 'free' = 'ready';
  let isSkipped = false;
  let stops: readonly number[] = model.reels.map((_, at) => at * 3);

  shell.stage.append(
    element('div', { class: 'topper' }, picture(symbols.hero, '')),
    element('div', { class: 'cabinet' }, reels.node, banner),
  );
  shell.controls.append(picker.node, button);
  shell.setRules(...makeSlotRules(model, visit.game, symbols));
  rest();

  function rest(): void {
    phase = 'ready';
    isSkipped = false;
    banner.hidden = true;
    button.textContent = text.spin;
    button.disabled = false;
    picker.setEnabled(true);
    reels.describe(describe(stops));
  }

  async function press(): Promise<void> {
    if (phase === 'free') isSkipped = true;
    if (phase !== 'ready') return;
    phase = 'turning';
    button.disabled = true;
    picker.setEnabled(false);
    shell.setWin(null);
    shell.say(text.spinning);
    reels.turn();
    const round = await table.play('spin', { key: newKey(), stake: picker.stake() });
    if (round?.kind === 'slot') await playOut(round);
    else await reels.stop(stops, () => undefined);
    rest();
    button.focus({ preventScroll: true });
  }

  async function playOut(round: SlotRound): Promise<void> {
    const [first, ...free] = round.spins;
    if (first) await playSpin(first);
    let won = first?.pay ?? 0;
    if (free.length > 0) await announce(first?.freeSpins ?? 0);
    for (const [at, spin] of free.entries()) {
      if (isSkipped) break;
      shell.setWin(won);
      banner.textContent = text.freeSpin(at + 1, free.length);
      reels.turn();
      await playSpin(spin);
      won += spin.pay;
      if (spin.pay > 0 && !isSkipped) await pause(SEEN_MS);
    }
    finish(round);
  }

  async function announce(count: number): Promise<void> {
    phase = 'free';
    banner.textContent = text.freeSpins(count);
    banner.hidden = false;
    shell.say(text.freeSpins(count));
    button.textContent = text.skip;
    button.disabled = false;
    await pause(ANNOUNCED_MS);
  }

  async function playSpin(spin: Spin): Promise<void> {
    await reels.stop(spin.stops, sound.tick);
    ({ stops } = spin);
    reels.showWins(winsOf(spin));
  }

  function finish(round: SlotRound): void {
    const last = round.spins.at(-1);
    if (last) {
      ({ stops } = last);
      reels.showAt(stops);
      reels.showWins(winsOf(last));
    }
    const lines = round.spins.reduce((sum, spin) => sum + spin.lineWins.length, 0);
    sayResult(table, round, lines > 0 && round.spins.length === 1 ? text.lines(lines) : '');
  }

  /** The cells of every line that pays, and the scatters when they do. */
  function winsOf({ lineWins, scatterPay, stops: at }: Spin): ShownWins | null {
    const cells = new Set<string>();
    for (const { line, count } of lineWins) {
      for (const [reel, row] of (LINES[line] ?? []).slice(0, count).entries()) cells.add(`${reel} ${row}`);
    }
    for (const [reel, column] of windowAt(model, at).entries()) {
      const row = scatterPay > 0 ? column.indexOf('scatter') : -1;
      if (row >= 0) cells.add(`${reel} ${row}`);
    }
    return cells.size > 0 ? { lines: lineWins, cells } : null;
  }

  function describe(at: readonly number[]): string {
    const window = windowAt(model, at);
    const rows = [0, 1, 2].map((row) => window.map((reel) => text.symbols[reel[row] ?? 'spade']).join(', '));
    return text.reels(rows.join('; '));
  }

  return {
    show: (round) => {
      if (round.kind !== 'slot') return;
      picker.set(round.stake);
      finish(round);
      rest();
    },
  };
}
