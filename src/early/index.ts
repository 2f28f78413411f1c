/**
 * Runs inside the document, before the program has arrived: on a first visit it asks for the configuration, on a later
 * one it reads the first screen's rows from the device, and either way it draws home's first screen of them. It is small,
 * knows no library, and whatever it fails to do the program does again.
 */
import type { RawReply } from '#contract/reply.ts';
import type { FirstPlayer } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';
import { bringProgram, parsed } from './bring-program.ts';
import { config } from './config-call.ts';
import { isHomeAsked, makeHome } from './draw-home.ts';
import { askForPictures } from './first-pictures.ts';
import { type FirstScreen, ofLobby, ofPart, ofReply } from './first-screen.ts';
import { readFirstPlayer } from './first-player.ts';
import { readFirstRows } from './first-rows.ts';
import { readFact, sizeLetters } from './kept-facts.ts';
import { recoverFromSlowProgram } from './missing-program.ts';
import { collectTaps, type HandOver } from './taps.ts';

const KNOWN_VERSION = 'gameListVersion';
/** A connection on which the first games are not there by then is no reason to wait for them with the program. */
const GAMES_FIRST_MS = 1_500;
/** A font that the device has is there by then, and no letter changes before a reader's eyes. */
const FONT_MS = 100;

function start(): Early {
  if (readFact(KNOWN_VERSION) === null) return { config: askAndDraw() };
  document.documentElement.dataset.visited = '';
  void bringProgram();
  const rows = readFirstRows();
  const me = rows.then((read) => readFirstPlayer(read?.session));
  const lobby = rows.then((read) => read?.lobby);
  const screen = Promise.all([lobby, me]).then(([known, player]) => known && ofLobby(known, player));
  return { lobby: drawn(lobby, screen.then(draw)), me };
}

/** The first games go before the program on the wire, which is four times as large as all of them. */
function askAndDraw(): Promise<RawReply> {
  if (isHomeAsked()) setTimeout(() => void bringProgram(), GAMES_FIRST_MS);
  else void bringProgram();
  let drawing: Promise<void> | undefined;
  const asked = config((text) => {
    const screen = drawing ? undefined : ofPart(text);
    // What fails is drawn by the program.
    if (screen) drawing = draw(screen, pictures).catch(() => undefined);
  });
  const pictures = askForPictures();
  const whole = asked.then(({ body }) => drawing ?? draw(ofReply(body), pictures));
  void whole.catch(() => undefined).then(bringProgram);
  return drawn(asked, whole);
}

/** The answer as it is, once home has been drawn of it; the program draws over that. */
function drawn<Answer>(answer: Promise<Answer>, drawing: Promise<void>): Promise<Answer> {
  // The program sees the same failure and says so, or draws what could not be drawn here.
  const passed = drawing.catch(() => undefined).then(() => answer);
  passed.catch(() => undefined);
  return passed;
}

/** On a first visit the program comes after `pictures`, which it would take the connection from. */
async function draw(screen: FirstScreen | undefined, pictures?: Promise<unknown>): Promise<void> {
  if (!screen || !isHomeAsked()) return;
  await parsed();
  const home = makeHome(screen);
  void pictures?.then(bringProgram);
  await fontInTime();
  if (home?.place()) window.handOver = collectTaps();
}

async function fontInTime(): Promise<void> {
  const font = document.fonts.load('1em Figtree').catch(() => undefined);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_MS))]);
}

/** After the first question and pictures on the wire. Until it is there, a stand-in of the same measures is read. */
function bringFont(): void {
  document.querySelector('link[rel=font]')?.setAttribute('rel', 'preload');
}

recoverFromSlowProgram();
sizeLetters();
window.early = start();
// The pictures go on the wire at the end of this turn.
queueMicrotask(bringFont);

/** What the document has begun; exactly one of the first two is there. */
export interface Early {
  config?: Promise<RawReply>;
  /** Undefined where the device turns out to have nothing after all. */
  lobby?: Promise<Lobby | undefined>;
  /** Who is signed in, as far as the device knows. */
  me?: Promise<FirstPlayer | undefined>;
}

declare global {
  interface Window {
    early?: Early;
    /** There where the document has drawn home. */
    handOver?: HandOver | undefined;
  }
}
