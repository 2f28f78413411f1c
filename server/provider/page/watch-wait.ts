/** How long a player looks at a game that does not answer before it says so. */
const SAID_MS = 3_000;
const LED_OUT_MS = 10_000;

interface Waited {
  /** A sentence. */
  say: () => void;
  /** And what it means for the bet, with the way out. */
  leadOut: () => void;
}

/** Returns what ends it. */
export function watchWait({ say, leadOut }: Waited): () => void {
  const timers = [setTimeout(say, SAID_MS), setTimeout(leadOut, LED_OUT_MS)];
  return () => timers.forEach(clearTimeout);
}
