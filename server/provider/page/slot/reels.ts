/** The five reels on a canvas: at most twenty small pictures a frame, and no frame while nothing moves. */
import { ROWS, type SlotModel } from '../../engines/slot/slot-model.ts';
import { element } from '../element.ts';
import { isStill } from '../theme.ts';
import { drawWins, type ShownWins } from './draw-wins.ts';
import { moveReel, type ReelMotion, still } from './reel-motion.ts';
import { makeSprites, type Pictures, type Sprites } from './symbol-sprites.ts';

export interface Reels {
  node: HTMLElement;
  turn: () => void;
  /** Resolves when the last reel has come to rest; `onStop` hears of each. */
  stop: (stops: readonly number[], onStop: () => void) => Promise<void>;
  showAt: (stops: readonly number[]) => void;
  /** What pays stands out until the reels turn again. */
  showWins: (wins: ShownWins | null) => void;
  describe: (words: string) => void;
}

const LEAST_TURN_MS = 320;
const BETWEEN_REELS_MS = 130;

export function makeReels(model: SlotModel, pictures: Promise<Pictures>): Reels {
  const canvas = element('canvas', { role: 'img' });
  const node = element('div', { class: 'reels' }, canvas);
  const reels: ReelMotion[] = model.reels.map((_, at) => still(at * 3));
  let sprites: Sprites = new Map();
  let wins: (ShownWins & { sinceMs: number }) | null = null;
  let frame = 0;
  let lastMs = 0;
  let onRest: (() => void) | null = null;
  let onStop: () => void = () => undefined;

  const draw = (nowMs: number): boolean => {
    const context = canvas.getContext('2d');
    if (!context) return false;
    const [width, height] = [canvas.width / reels.length, canvas.height / ROWS];
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const [reel, { at }] of reels.entries()) {
      const strip = model.reels[reel] ?? [];
      for (let place = Math.floor(at); place < at + ROWS; place += 1) {
        const symbol = strip[((place % strip.length) + strip.length) % strip.length];
        const sprite = symbol && sprites.get(symbol);
        if (!sprite) continue;
        const row = place - at;
        context.globalAlpha = wins && !wins.cells.has(`${reel} ${Math.round(row)}`) ? 0.32 : 1;
        const [x, y] = [(reel + 0.5) * width - sprite.width / 2, (row + 0.5) * height - sprite.height / 2];
        context.drawImage(sprite, Math.round(x), Math.round(y));
      }
    }
    context.globalAlpha = 1;
    return wins ? drawWins(context, wins, nowMs - wins.sinceMs, { width, height }) : false;
  };

  const tick = (nowMs: number): void => {
    const elapsedMs = Math.min(50, nowMs - lastMs);
    lastMs = nowMs;
    let isMoving = false;
    for (const reel of reels) {
      const wasMoving = reel.begunAt !== null;
      const moves = moveReel(reel, nowMs, elapsedMs);
      if (wasMoving && !moves) onStop();
      isMoving ||= moves;
    }
    const isAlive = draw(nowMs);
    frame = isMoving || isAlive ? requestAnimationFrame(tick) : 0;
    if (isMoving) return;
    onRest?.();
    onRest = null;
  };
  const wake = (): void => {
    if (frame !== 0) return;
    lastMs = performance.now();
    frame = requestAnimationFrame(tick);
  };

  const fit = async (): Promise<void> => {
    const { clientWidth, clientHeight } = node;
    const scale = Math.min(3, devicePixelRatio);
    [canvas.width, canvas.height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)];
    const size = Math.floor(Math.min(canvas.width / reels.length, canvas.height / ROWS) * 0.9);
    const loaded = await pictures;
    if (size > 0) sprites = makeSprites(loaded, size);
    wake();
  };
  new ResizeObserver(() => void fit()).observe(node);

  return {
    node,
    turn: () => {
      wins = null;
      if (isStill()) return wake();
      const nowMs = performance.now();
      for (const reel of reels) Object.assign(reel, { begunAt: nowMs, halt: null });
      wake();
    },
    stop: (stops, hear) => {
      onStop = hear;
      for (const [at, reel] of reels.entries()) {
        const to = stops[at] ?? 0;
        const begunAt = reel.begunAt;
        if (begunAt === null) reel.at = to;
        else reel.halt = { to, fromMs: Math.max(performance.now(), begunAt + LEAST_TURN_MS) + at * BETWEEN_REELS_MS };
      }
      return new Promise((resolve) => {
        onRest = resolve;
        wake();
      });
    },
    showAt: (stops) => {
      for (const [at, reel] of reels.entries()) Object.assign(reel, still(stops[at] ?? 0));
      wake();
    },
    showWins: (shown) => {
      wins = shown && { ...shown, sinceMs: performance.now() };
      wake();
    },
    describe: (words) => canvas.setAttribute('aria-label', words),
  };
}
