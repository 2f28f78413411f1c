/**
 * Runs at the end of the document, before the program has arrived: on a first visit it reads the configuration that `head.ts` has
 * asked for, on a later one it takes what home opened with from localStorage and reads the rows for the program, and either way
 * it draws home's first screen. It is small, knows no library, and whatever it fails to do the program does again.
 */
import type { RawReply } from '#contract/reply.ts';
import type { FirstScreen } from '#store/first-screen.ts';
import type { FirstPlayer } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';
import { bringProgram, fetchProgram } from './bring-program.ts';
import { readConfig } from './config-call.ts';
import { isHomeAsked, makeHome } from './draw-home.ts';
import { ofPart, ofReply } from './first-screen.ts';
import { readFirstPlayer } from './first-player.ts';
import { readFirstRows } from './first-rows.ts';
import type { Asked } from './head.ts';
import { readKeptScreen } from './kept-screen.ts';
import { pause, recoverFromSlowProgram } from './missing-program.ts';
import { collectTaps, type HandOver } from './taps.ts';

/** A connection on which the first games are not there by then is no reason to wait for them with the program. */
const GAMES_FIRST_MS = 1_500;
/** A font that the device has is there by then, and no letter changes before a reader's eyes. */
const FONT_MS = 100;
/** The program waits no longer for its pictures to be seen; a page in the background has no frames. */
const SEEN_MS = 250;

function start(): Early {
  if (isHomeAsked()) window.handOver = collectTaps();
  if (window.asked) return { config: readAndDraw(window.asked) };
  void drawKept().then(bringProgram);
  const rows = readFirstRows();
  return { lobby: rows.then((read) => read?.lobby), me: rows.then((read) => readFirstPlayer(read?.session)) };
}

/** The program takes a while to start: what is drawn here is seen before it does. */
async function drawKept(): Promise<void> {
  const kept = isHomeAsked() ? readKeptScreen() : undefined;
  if (!kept) return;
  fetchProgram();
  // What fails is drawn by the program.
  await draw(kept).catch(() => undefined);
  await Promise.race([pause(SEEN_MS), Promise.allSettled([...document.images].map((one) => one.decode())).then(seen)]);
}

const seen = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The first games go before the program on the wire, which is four times as large as all of them. */
function readAndDraw({ config, pictures }: Asked): Promise<RawReply> {
  if (isHomeAsked()) setTimeout(bringProgram, GAMES_FIRST_MS);
  else void bringProgram();
  let drawing: Promise<void> | undefined;
  const read = readConfig(config, (text) => {
    const screen = drawing ? undefined : ofPart(text);
    // What fails is drawn by the program.
    if (screen) drawing = draw(screen, pictures).catch(() => undefined);
  });
  const home = read.then(({ body }) => drawing ?? draw(ofReply(body), pictures)).catch(() => undefined);
  void home.then(bringProgram);
  // The answer as it is, once home has been drawn of it; the program draws over that.
  const answer = home.then(() => read);
  // The program sees the same failure, and says so.
  answer.catch(() => undefined);
  return answer;
}

/** On a first visit the program runs after `pictures`. Asked for now, it comes right behind them: the connection never waits for a question. */
async function draw(screen: FirstScreen | undefined, pictures?: Promise<unknown>): Promise<void> {
  if (!screen || !isHomeAsked()) return;
  const home = makeHome(screen);
  if (pictures) fetchProgram();
  void pictures?.then(bringProgram);
  // A device on its first visit has no font to wait for.
  if (!pictures) await fontInTime();
  home?.place();
}

const fontInTime = (): Promise<unknown> =>
  Promise.race([document.fonts.load('1em Figtree'), pause(FONT_MS)]).catch(() => undefined);

recoverFromSlowProgram();
window.early = start();

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
    /** There where home is what the address opens. */
    handOver?: HandOver | undefined;
  }
}
