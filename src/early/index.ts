/**
 * Runs inside the document, before the program has arrived: on a first visit it asks for the configuration, on a later
 * one it reads the first screen's rows from the device, and either way it sends for the first pictures. It is small,
 * knows no library, and whatever it fails to do the program does again.
 */
import { config } from './config-call.ts';
import { recoverFromMissingProgram } from './missing-program.ts';
import { readFirstPlayer } from './first-player.ts';
import { readFirstRows } from './first-rows.ts';
import { firstPictures } from './first-pictures.ts';
import type { Early } from './types.ts';

const KNOWN_VERSION = 'gameListVersion';

function start(): Early {
  if (!hasVisited()) return { config: firstPictures(config()) };
  document.documentElement.dataset.visited = '';
  const rows = readFirstRows();
  return {
    lobby: firstPictures(rows.then((read) => read?.lobby)),
    me: rows.then((read) => readFirstPlayer(read?.session)),
  };
}

function hasVisited(): boolean {
  try {
    return localStorage.getItem(KNOWN_VERSION) !== null;
  } catch {
    return false; // Blocked storage: every visit is a first one.
  }
}

recoverFromMissingProgram();
window.early = start();
