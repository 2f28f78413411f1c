import { COIN_KINDS } from '#contract/enums.ts';

export type KindName = keyof typeof COIN_KINDS;

export const KIND_NAMES = Object.keys(COIN_KINDS) as KindName[];

/** Undefined for a number that this release has no name for. */
export const nameOfKind = (kind: number): KindName | undefined => KIND_NAMES.find((name) => COIN_KINDS[name] === kind);
