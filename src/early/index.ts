/**
 * Runs inside the document, before the program has arrived: on a first visit it asks for the configuration, on a later
 * one it reads the first screen's rows from the device, and either way it draws home's first screen of them. It is small,
 * knows no library, and whatever it fails to do the program does again.
 */
import { config } from './config-call.ts';
import { drawHome, isHomeAsked } from './draw-home.ts';
import { type FirstScreen, ofLobby, ofReply } from './first-screen.ts';
import { readFirstPlayer } from './first-player.ts';
import { readFirstRows } from './first-rows.ts';
import { readFact } from './kept-facts.ts';
import { recoverFromMissingProgram } from './missing-program.ts';
import { keepTaps } from './taps.ts';
import type { Early } from './types.ts';

const KNOWN_VERSION = 'gameListVersion';

function start(): Early {
  if (readFact(KNOWN_VERSION) === null) {
    const asked = config();
    return {
      config: drawn(
        asked,
        asked.then(({ body }) => ofReply(body)),
      ),
    };
  }
  document.documentElement.dataset.visited = '';
  const rows = readFirstRows();
  const me = rows.then((read) => readFirstPlayer(read?.session));
  const lobby = rows.then((read) => read?.lobby);
  const screen = Promise.all([lobby, me]).then(([known, player]) => known && ofLobby(known, player));
  return { lobby: drawn(lobby, screen), me };
}

/** The answer as it is, once home has been drawn of it; the program draws over that. */
function drawn<Answer>(answer: Promise<Answer>, screen: Promise<FirstScreen | undefined>): Promise<Answer> {
  // The program sees the same failure and says so, or draws what could not be drawn here.
  const passed = screen
    .then(draw)
    .catch(() => undefined)
    .then(() => answer);
  passed.catch(() => undefined);
  return passed;
}

async function draw(screen: FirstScreen | undefined): Promise<void> {
  if (!screen || !isHomeAsked()) return;
  await parsed();
  if (drawHome(screen)) window.handOver = keepTaps();
}

/** The outline stands below this script. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

recoverFromMissingProgram();
window.early = start();
