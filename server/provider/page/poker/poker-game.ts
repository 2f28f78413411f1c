import { bestHold } from '../../engines/poker/best-hold.ts';
import { judgeHand } from '../../engines/poker/judge-hand.ts';
import type { Round, RoundOf } from '../../wire.ts';
import { element } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { rest } from '../game-clock.ts';
import { newKey } from '../kept.ts';
import { sayResult } from '../say-result.ts';
import { makeStakePicker } from '../shell/stake-picker.ts';
import { text } from '../text.ts';
import { isStill } from '../theme.ts';
import { cardName, makeCard } from './card-view.ts';
import { handWords } from './hand-words.ts';
import { makePayTable } from './pay-table.ts';
import { makePokerRules } from './poker-rules.ts';

type PokerRound = RoundOf<'poker'>;

const BETWEEN_MS = 110;

/** A hand is dealt, its player keeps what they like, and the rest is replaced once. */
export class PokerGame implements Game {
  readonly #table: GameTable;
  readonly #cards = [1, 2, 3, 4, 5].map(makeCard);
  readonly #pays = makePayTable();
  readonly #picker;
  readonly #button = element(
    'button',
    { type: 'button', class: 'gold main', click: () => void this.#press() },
    text.deal,
  );
  readonly #hint = element(
    'button',
    { type: 'button', class: 'plain small', click: () => this.#holdByHint() },
    text.hint,
  );
  /** The hand that waits for its player. */
  #open: PokerRound | null = null;

  constructor(table: GameTable) {
    const { shell, visit } = table;
    this.#table = table;
    this.#picker = makeStakePicker(table, 1, (stake) => this.#pays.setStake(stake));
    const hand = element('div', { class: 'hand' }, ...this.#cards.map(({ node }) => node));
    shell.stage.append(this.#pays.node, hand, this.#hint);
    shell.controls.append(this.#picker.node, this.#button);
    shell.setRules(...makePokerRules(visit.game));
    for (const card of this.#cards) card.show(null);
    this.#rest();
  }

  show(round: Round): void {
    if (round.kind !== 'poker') return;
    for (const [at, card] of this.#cards.entries()) {
      card.show(round.hand[at] ?? null);
      card.setHeld(round.hold?.[at] ?? false);
    }
    if (round.isOver) this.#finish(round);
    else this.#begin(round);
    this.#rest();
  }

  #rest(): void {
    const isOpen = this.#open !== null;
    for (const card of this.#cards) card.setEnabled(isOpen);
    this.#button.textContent = isOpen ? text.draw : text.deal;
    this.#button.disabled = false;
    this.#hint.disabled = !isOpen;
    this.#picker.setEnabled(!isOpen);
  }

  async #press(): Promise<void> {
    this.#button.disabled = true;
    this.#hint.disabled = true;
    for (const card of this.#cards) card.setEnabled(false);
    this.#picker.setEnabled(false);
    await (this.#open ? this.#draw(this.#open) : this.#deal());
    this.#rest();
    this.#button.focus({ preventScroll: true });
  }

  async #deal(): Promise<void> {
    const { shell, play } = this.#table;
    shell.setWin(null);
    this.#pays.mark(null);
    for (const card of this.#cards) {
      card.setHeld(false);
      card.show(null);
    }
    const round = await play('deal', { key: newKey(), stake: this.#picker.stake() });
    if (round?.kind !== 'poker') return;
    await this.#turnUp(round, () => true);
    this.#begin(round);
  }

  async #draw({ key, hand }: PokerRound): Promise<void> {
    const hold = this.#cards.map((card) => card.isHeld());
    const isReplaced = (at: number): boolean => !hold[at];
    for (const [at, card] of this.#cards.entries()) if (isReplaced(at)) card.show(null);
    const round = await this.#table.play('draw', { key, hold });
    if (round?.kind !== 'poker') {
      for (const [at, card] of this.#cards.entries()) card.show(hand[at] ?? null);
      return;
    }
    await this.#turnUp(round, isReplaced);
    this.#finish(round);
  }

  async #turnUp({ hand }: PokerRound, isTurned: (at: number) => boolean): Promise<void> {
    for (const [at, card] of this.#cards.entries()) {
      if (isTurned(at) && !isStill()) await rest(BETWEEN_MS);
      card.show(hand[at] ?? null);
      if (isTurned(at)) this.#table.sound.tick();
    }
  }

  #begin(round: PokerRound): void {
    this.#open = round;
    this.#picker.set(round.stake);
    this.#pays.mark(judgeHand(round.hand));
    this.#table.shell.say(text.chooseHold);
  }

  #finish(round: PokerRound): void {
    this.#open = null;
    this.#pays.mark(round.name);
    sayResult(this.#table, round, handWords(round.name));
  }

  /** The player may still change it. */
  #holdByHint(): void {
    if (!this.#open) return;
    const { hand } = this.#open;
    const kept = bestHold(hand);
    for (const [at, card] of this.#cards.entries()) card.setHeld(kept[at] ?? false);
    this.#table.shell.say(
      text.hintIs(
        hand
          .filter((_, at) => kept[at])
          .map(cardName)
          .join(', '),
      ),
    );
  }
}
