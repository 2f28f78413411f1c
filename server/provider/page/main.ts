/** Opens the visit that the address carries a token for, and puts the game it is for on the stage. */
import { engineOf } from '../engines/engine-of.ts';
import './style/base.css';
import './style/shell.css';
import './style/dialogs.css';
import './style/slot.css';
import './style/dice.css';
import './style/live.css';
import './style/chips.css';
import './style/color.css';
import './style/poker.css';
import './style/large-letters.css';
import type { Visit } from '../wire.ts';
import { chooseLanguage } from './choose-language.ts';
import { chooseTextSize } from './choose-text-size.ts';
import { ColorGame } from './color/color-game-view.ts';
import { LiveGame } from './color/live-game.ts';
import { element } from './element.ts';
import { isFramed, onSound, tell } from './embedder.ts';
import { followCover } from './follow-cover.ts';
import { type Game, type GameTable, makeGameTable } from './game-table.ts';
import { type Kept, keepVisit, type Pending } from './kept.ts';
import { PokerGame } from './poker/poker-game.ts';
import { callProvider, patienceOf, pause } from './provider-call.ts';
import { sayAlone } from './say-alone.ts';
import { sayNotOpened, sayRefusal } from './say-refusal.ts';
import { makeNotice, type Notice } from './shell/notice.ts';
import { makeShell } from './shell/shell.ts';
import { showMissed } from './show-missed.ts';
import { SlotGame } from './slot/slot-game.ts';
import { makeSound } from './sound.ts';
import { text } from './text.ts';
import { paintGround } from './theme.ts';
import { watchWait } from './watch-wait.ts';

const TRIES = 3;

const root = document.querySelector<HTMLElement>('#game') ?? document.body;
chooseTextSize();
void start();

async function start(): Promise<void> {
  if (isFramed) return openGame(keepVisit(new URLSearchParams(location.search).get('launch') ?? ''));
  await chooseLanguage();
  sayAlone(root);
}

async function openGame(kept: Kept): Promise<void> {
  tell({ kind: 'loading' });
  const notice = makeNotice();
  const opening = openVisit(kept);
  await chooseLanguage();
  const endWait = sayOpening(notice);
  const visit = await opening;
  endWait();
  if (visit === 'unreachable') return sayNotOpened(notice, () => void openGame(kept));
  if (typeof visit === 'string') return sayRefusal({ notice, say: () => undefined }, visit);
  paintGround(visit.ground);
  document.title = visit.game.name;
  const sound = makeSound();
  const shell = makeShell(root, visit.game.name, visit.game.motif, sound);
  shell.setBalance(visit.balance);
  const table = makeGameTable({ visit, token: kept.token, shell, sound });
  const game = makeGame(table);
  followCover(root, table.askBalance);
  onSound(shell.turnSoundOn);
  tell({ kind: 'ready' });
  await catchUp(table, game, kept.pending);
}

/** Returns what ends it. */
function sayOpening(notice: Notice): () => void {
  const words = element('p', { class: 'loading', role: 'status' }, text.loading);
  root.replaceChildren(words, notice.dialog);
  const exit = { name: text.exit, isMain: true, act: () => tell({ kind: 'exit' }) };
  return watchWait({
    say: () => (words.textContent = text.stillOpening),
    leadOut: () => notice.show({ title: text.stillOpening, more: text.stillOpeningMore, actions: [exit] }),
  });
}

async function openVisit({ launch, token: session }: Kept): Promise<Visit | 'launch' | 'closed' | 'unreachable'> {
  const body = launch === '' ? { session } : { session, launch };
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const reply = await callProvider('session', body, session, patienceOf(tries));
    if (reply.ok) return reply.value;
    if (reply.refusal !== 'unreachable') return reply.refusal === 'closed' ? 'closed' : 'launch';
    await pause(tries * 700);
  }
  return 'unreachable';
}

function makeGame(table: GameTable): Game {
  const engine = engineOf(table.visit.game);
  if (engine.kind === 'slot') return new SlotGame(table, engine.model);
  if (engine.kind === 'poker') return new PokerGame(table);
  return engine.isLive ? new LiveGame(table) : new ColorGame(table);
}

/**
 * What was under way: what waits for its player or its table, the round whose answer a reload has cut off, and what has
 * ended unseen. Until that is known nothing else is played.
 */
async function catchUp(table: GameTable, game: Game, pending: Pending | null): Promise<void> {
  const { controls } = table.shell;
  const { unfinished } = table.visit;
  let isAnyWaiting = unfinished.length > 0;
  for (const round of unfinished) game.show(round);
  controls.inert = true;
  if (pending) {
    const round = await table.replay(pending);
    if (round && !round.isOver) {
      isAnyWaiting = true;
      game.show(round);
    }
  }
  await showMissed(table, game, isAnyWaiting);
  controls.inert = false;
}
