/** Which of the three engines plays a game, and what that game gives back. The lobby shows this figure, the rules too. */
import { GAME_TYPES } from '#contract/enums.ts';
import { COLOR_RTP_BP } from './color/color-game.ts';
import { POKER_RTP_BP } from './poker/jacks-or-better.ts';
import { LINE_COUNT } from './slot/slot-model.ts';
import { type SlotModelName, slotModels } from './slot/slot-models.ts';

export type Engine =
  | { kind: 'slot'; model: SlotModelName }
  /** Live, everybody at the table plays the same round by the same clock. */
  | { kind: 'color'; isLive: boolean }
  | { kind: 'poker' };

interface Played {
  typeId: number;
  motif: string;
}

export function engineOf({ typeId, motif }: Played): Engine {
  if (typeId === GAME_TYPES.poker) return { kind: 'poker' };
  if (typeId === GAME_TYPES.live) return { kind: 'color', isLive: true };
  if (typeId === GAME_TYPES.games && STALLS.has(motif)) return { kind: 'color', isLive: false };
  return { kind: 'slot', model: modelOf(motif) };
}

export function rtpBpOf(engine: Engine): number {
  if (engine.kind === 'poker') return POKER_RTP_BP;
  return engine.kind === 'color' ? COLOR_RTP_BP : slotModels[engine.model].rtpBp;
}

/** What every stake is a multiple of. */
export const stakeUnitOf = (engine: Engine): number => (engine.kind === 'slot' ? LINE_COUNT : 1);

/** Pictures of the fairground, where the Color Game has its stall. */
const STALLS: ReadonlySet<string> = new Set(
  'cube dice wheel tent ferris target balloons coins joystick gamepad'.split(' '),
);

const MODEL_NAMES = Object.keys(slotModels) as SlotModelName[];

/** The same picture always plays alike; which of the three it is says nothing about the picture. */
function modelOf(motif: string): SlotModelName {
  const sum = Array.from(motif).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return MODEL_NAMES[sum % MODEL_NAMES.length] ?? 'gentle';
}
