import { bestHold } from '../../engines/poker/best-hold.ts';
import { PAYS, POKER_RTP_BP } from '../../engines/poker/jacks-or-better.ts';
import { HANDS, judgeHand } from '../../engines/poker/judge-hand.ts';
import { stakeSteps } from '../../engines/stakes.ts';
import type { RoundOf } from '../../wire.ts';
import { element } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pause } from '../provider-call.ts';
import { sayResult } from '../say-result.ts';
import { list, oddsOf, paragraph, table as rulesTable } from '../shell/rules-content.ts';
import { makeStakePicker } from '../shell/stake-picker.ts';
import { text } from '../text.ts';
import { isStill } from '../theme.ts';
import { cardName, makeCard } from './card-view.ts';
import { makePayTable } from './pay-table.ts';

type PokerRound = RoundOf<'poker'>;

const BETWEEN_MS = 110;

export function makePokerGame(table: GameTable): Game {
  const { shell, sound, visit } = table;
  const cards = [1, 2, 3, 4, 5].map(makeCard);
  const pays = makePayTable();
  const picker = makeStakePicker(stakeSteps({ ...visit.game, unit: 1 }), (stake) => pays.setStake(stake));
  const button = element('button', { type: 'button', class: 'gold main', click: () => void press() }, text.deal);
  const hint = element('button', { type: 'button', class: 'plain small', click: () => showHint() }, text.hint);
  /** The hand that waits for its player. */
  let open: PokerRound | null = null;

  shell.stage.append(pays.node, element('div', { class: 'hand' }, ...cards.map(({ node }) => node)));
  shell.controls.append(picker.node, hint, button);
  shell.setRules(...makePokerRules(table));
  for (const card of cards) card.show(null);
  rest();

  function rest(): void {
    for (const card of cards) card.setEnabled(open !== null);
    button.textContent = open ? text.draw : text.deal;
    button.disabled = false;
    hint.disabled = open === null;
    picker.setEnabled(open === null);
  }

  async function press(): Promise<void> {
    button.disabled = true;
    hint.disabled = true;
    for (const card of cards) card.setEnabled(false);
    picker.setEnabled(false);
    await (open ? draw(open) : deal());
    rest();
    button.focus({ preventScroll: true });
  }

  async function deal(): Promise<void> {
    shell.setWin(null);
    pays.mark(null);
    for (const card of cards) card.setHeld(false);
    const asked = table.play('deal', { key: newKey(), stake: picker.stake() });
    for (const card of cards) card.show(null);
    const round = await asked;
    if (round?.kind !== 'poker') return;
    await turnUp(round, () => true);
    begin(round);
  }

  async function draw({ key, hand }: PokerRound): Promise<void> {
    const hold = cards.map((card) => card.isHeld());
    const asked = table.play('draw', { key, hold });
    for (const [at, card] of cards.entries()) if (!hold[at]) card.show(null);
    const round = await asked;
    if (round?.kind !== 'poker') {
      for (const [at, card] of cards.entries()) card.show(hand[at] ?? null);
      return;
    }
    await turnUp(round, (at) => !hold[at]);
    finish(round);
  }

  async function turnUp({ hand }: PokerRound, isTurned: (at: number) => boolean): Promise<void> {
    for (const [at, card] of cards.entries()) {
      if (isTurned(at) && !isStill()) await pause(BETWEEN_MS);
      card.show(hand[at] ?? null);
      if (isTurned(at)) sound.tick();
    }
  }

  function begin(round: PokerRound): void {
    open = round;
    picker.set(round.stake);
    pays.mark(judgeHand(round.hand));
    shell.setBalance(round.balance);
    shell.say(text.chooseHold);
  }

  function finish(round: PokerRound): void {
    open = null;
    pays.mark(round.name);
    sayResult(table, round, round.name === null ? text.nothing : text.hands[round.name]);
  }

  function showHint(): void {
    if (!open) return;
    const kept = bestHold(open.hand);
    const names = open.hand.filter((_, at) => kept[at]).map(cardName);
    shell.say(text.hintIs(names.join(', ')));
  }

  return {
    show: (round) => {
      if (round.kind !== 'poker') return;
      for (const [at, card] of cards.entries()) {
        card.show(round.hand[at] ?? null);
        card.setHeld(round.hold?.[at] ?? false);
      }
      if (round.isOver) finish(round);
      else begin(round);
      rest();
    },
  };
}

const makePokerRules = ({ visit }: GameTable): HTMLElement[] => [
  ...oddsOf(POKER_RTP_BP, visit.game, 1),
  paragraph(text.pokerRtp),
  list(text.pokerRules),
  rulesTable(
    text.handTable,
    HANDS.map((hand) => [text.hands[hand], String(PAYS[hand])]),
  ),
];
