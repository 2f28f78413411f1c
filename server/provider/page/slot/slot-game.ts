import { LINE_COUNT } from '../../engines/slot/slot-model.ts';
import { type SlotModelName, slotModels } from '../../engines/slot/slot-models.ts';
import type { Round, RoundOf } from '../../wire.ts';
import { element, picture } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { rest, untilGoing } from '../game-clock.ts';
import { newKey } from '../kept.ts';
import { sayResult } from '../say-result.ts';
import { makeStakePicker } from '../shell/stake-picker.ts';
import { text } from '../text.ts';
import { symbolsOf } from '../theme.ts';
import { describeReels, winsOf } from './read-spin.ts';
import { Reels } from './reels.ts';
import { makeSlotRules } from './slot-rules.ts';
import { loadPictures } from './symbol-sprites.ts';

type SlotRound = RoundOf<'slot'>;
type Spin = SlotRound['spins'][number];

const SEEN_MS = 700;
const ANNOUNCED_MS = 1_300;

/** Five reels, and a button that turns them once. Free spins belong to the round that won them and need no button. */
export class SlotGame implements Game {
  readonly #table: GameTable;
  readonly #model;
  readonly #reels: Reels;
  readonly #banner = element('p', { class: 'banner', hidden: true });
  readonly #button = element(
    'button',
    { type: 'button', class: 'gold main', click: () => void this.#press() },
    text.spin,
  );
  readonly #picker;
  #phase: 'ready' | 'turning' | 'free' = 'ready';
  #isSkipped = false;
  #stops: readonly number[];

  constructor(table: GameTable, modelName: SlotModelName) {
    const { shell, visit } = table;
    const symbols = symbolsOf(visit.game.motif);
    this.#table = table;
    this.#model = slotModels[modelName];
    this.#reels = new Reels(this.#model, loadPictures(symbols));
    this.#picker = makeStakePicker(table, LINE_COUNT);
    this.#stops = this.#model.reels.map((_, at) => at * 3);
    shell.stage.append(
      element('div', { class: 'topper' }, picture(symbols.hero, '')),
      element('div', { class: 'cabinet' }, this.#reels.node, this.#banner),
    );
    shell.controls.append(this.#picker.node, this.#button);
    shell.setRules(...makeSlotRules(this.#model, visit.game, symbols));
    this.#reels.showAt(this.#stops);
    this.#rest();
  }

  show(round: Round): void {
    if (round.kind !== 'slot') return;
    this.#finish(round);
    this.#rest();
  }

  #rest(): void {
    this.#phase = 'ready';
    this.#isSkipped = false;
    this.#banner.hidden = true;
    this.#button.textContent = text.spin;
    this.#button.disabled = false;
    this.#picker.setEnabled(true);
    this.#reels.describe(describeReels(this.#model, this.#stops, symbolsOf(this.#table.visit.game.motif)));
  }

  async #press(): Promise<void> {
    if (this.#phase === 'free') this.#isSkipped = true;
    if (this.#phase !== 'ready') return;
    const { shell, play } = this.#table;
    this.#phase = 'turning';
    this.#button.disabled = true;
    this.#picker.setEnabled(false);
    shell.setWin(null);
    shell.say(text.spinning);
    this.#reels.turn();
    const round = await play('spin', { key: newKey(), stake: this.#picker.stake() });
    if (round?.kind === 'slot') await this.#playOut(round);
    else await this.#reels.stop(this.#stops, () => undefined);
    this.#rest();
    this.#button.focus({ preventScroll: true });
  }

  async #playOut(round: SlotRound): Promise<void> {
    const [first, ...free] = round.spins;
    if (first) await this.#playSpin(first);
    if (free.length > 0) await this.#announce(first?.freeSpins ?? 0);
    let won = first?.pay ?? 0;
    for (const [at, spin] of free.entries()) {
      if (this.#isSkipped) break;
      await untilGoing();
      this.#table.shell.setWin(won);
      this.#banner.textContent = text.freeSpin(at + 1, free.length);
      this.#reels.turn();
      await this.#playSpin(spin);
      won += spin.pay;
      if (spin.pay > 0 && !this.#isSkipped) await rest(SEEN_MS);
    }
    this.#finish(round);
  }

  async #announce(count: number): Promise<void> {
    this.#phase = 'free';
    this.#banner.textContent = text.freeSpins(count);
    this.#banner.hidden = false;
    this.#table.shell.say(text.freeSpins(count));
    this.#button.textContent = text.skip;
    this.#button.disabled = false;
    await rest(ANNOUNCED_MS);
  }

  async #playSpin(spin: Spin): Promise<void> {
    await this.#reels.stop(spin.stops, this.#table.sound.tick);
    this.#stops = spin.stops;
    this.#reels.showWins(winsOf(this.#model, spin));
  }

  #finish(round: SlotRound): void {
    const last = round.spins.at(-1);
    if (last) {
      this.#stops = last.stops;
      this.#reels.showAt(last.stops);
      this.#reels.showWins(winsOf(this.#model, last));
    }
    const lines = round.spins.reduce((sum, spin) => sum + spin.lineWins.length, 0);
    sayResult(this.#table, round, lines > 0 && round.spins.length === 1 ? text.lines(lines) : '');
  }
}
