/** The five reels on a canvas: at most twenty small pictures a frame, and no frame while nothing moves. */
import { ROWS, type SlotModel } from '../../engines/slot/slot-model.ts';
import { element } from '../element.ts';
import { gameTime, isStanding, untilGoing } from '../game-clock.ts';
import { isStill } from '../theme.ts';
import { drawWins, type ShownWins } from './draw-wins.ts';
import { moveReel, type ReelMotion, still } from './reel-motion.ts';
import { makeSprites, type Pictures, type Sprites } from './symbol-sprites.ts';

const LEAST_TURN_MS = 320;
const BETWEEN_REELS_MS = 130;
/** A phone's third pixel is the last that anybody sees. */
const SHARPEST = 3;
const LONGEST_FRAME_MS = 50;

export class Reels {
  readonly #canvas = element('canvas', { role: 'img' });
  readonly node = element('div', { class: 'reels' }, this.#canvas);
  readonly #model: SlotModel;
  readonly #motions: ReelMotion[];
  #sprites: Sprites = new Map();
  #wins: (ShownWins & { sinceMs: number }) | null = null;
  #frame = 0;
  #lastMs = 0;
  #onRest: (() => void) | null = null;
  #onStop: () => void = () => undefined;

  constructor(model: SlotModel, pictures: Promise<Pictures>) {
    this.#model = model;
    this.#motions = model.reels.map(() => still(0));
    new ResizeObserver(() => void this.#fit(pictures)).observe(this.node);
  }

  /** Until they are stopped. Where motion is not wanted they stand, and the result is there at once. */
  turn(): void {
    this.#wins = null;
    const nowMs = gameTime();
    if (!isStill()) for (const motion of this.#motions) Object.assign(motion, { begunAt: nowMs, halt: null });
    this.#wake();
  }

  /** Resolves when the last reel has come to rest; `onStop` hears of each. */
  stop(stops: readonly number[], onStop: () => void): Promise<void> {
    this.#onStop = onStop;
    for (const [at, motion] of this.#motions.entries()) {
      const to = stops[at] ?? 0;
      const { begunAt } = motion;
      if (begunAt === null) motion.at = to;
      else motion.halt = { to, fromMs: Math.max(gameTime(), begunAt + LEAST_TURN_MS) + at * BETWEEN_REELS_MS };
    }
    return new Promise((resolve) => {
      this.#onRest = resolve;
      this.#wake();
    });
  }

  showAt(stops: readonly number[]): void {
    for (const [at, motion] of this.#motions.entries()) Object.assign(motion, still(stops[at] ?? 0));
    this.#wake();
  }

  /** What pays stands out until the reels turn again. */
  showWins(shown: ShownWins | null): void {
    this.#wins = shown && { ...shown, sinceMs: gameTime() };
    this.#wake();
  }

  describe(words: string): void {
    this.#canvas.setAttribute('aria-label', words);
  }

  #wake(): void {
    if (this.#frame !== 0) return;
    this.#lastMs = gameTime();
    this.#frame = requestAnimationFrame((ms) => this.#tick(gameTime(ms)));
  }

  #tick(nowMs: number): void {
    if (isStanding()) {
      this.#frame = 0;
      void untilGoing().then(() => this.#wake());
      return;
    }
    const elapsedMs = Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - this.#lastMs));
    this.#lastMs = nowMs;
    let isMoving = false;
    for (const motion of this.#motions) {
      const wasMoving = motion.begunAt !== null;
      const moves = moveReel(motion, nowMs, elapsedMs);
      if (wasMoving && !moves) this.#onStop();
      isMoving ||= moves;
    }
    const isAlive = this.#draw(nowMs);
    this.#frame = isMoving || isAlive ? requestAnimationFrame((next) => this.#tick(gameTime(next))) : 0;
    if (isMoving) return;
    this.#onRest?.();
    this.#onRest = null;
  }

  /** True while what pays is still being shown line by line. */
  #draw(nowMs: number): boolean {
    const context = this.#canvas.getContext('2d');
    if (!context) return false;
    const cell = { width: this.#canvas.width / this.#motions.length, height: this.#canvas.height / ROWS };
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    for (const [reel, { at }] of this.#motions.entries()) {
      const strip = this.#model.reels[reel] ?? [];
      for (let place = Math.floor(at); place < at + ROWS; place += 1) {
        const symbol = strip[((place % strip.length) + strip.length) % strip.length];
        const sprite = symbol && this.#sprites.get(symbol);
        if (!sprite) continue;
        const row = place - at;
        context.globalAlpha = this.#wins && !this.#wins.cells.has(`${reel} ${Math.round(row)}`) ? 0.32 : 1;
        const [x, y] = [(reel + 0.5) * cell.width, (row + 0.5) * cell.height];
        context.drawImage(sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2));
      }
    }
    context.globalAlpha = 1;
    return this.#wins ? drawWins(context, this.#wins, nowMs - this.#wins.sinceMs, cell) : false;
  }

  async #fit(pictures: Promise<Pictures>): Promise<void> {
    const { clientWidth, clientHeight } = this.node;
    const scale = Math.min(SHARPEST, devicePixelRatio);
    this.#canvas.width = Math.round(clientWidth * scale);
    this.#canvas.height = Math.round(clientHeight * scale);
    const size = Math.floor(Math.min(this.#canvas.width / this.#motions.length, this.#canvas.height / ROWS) * 0.92);
    const loaded = await pictures;
    if (size > 0) this.#sprites = makeSprites(loaded, size);
    this.#wake();
  }
}
