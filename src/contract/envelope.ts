/** The outer JSON that every answer shares. `code` speaks of the session, `errcode` of the call; 0 is success. */
import * as v from 'valibot';
import { DEFAULTS } from './defaults.ts';

export const API_PREFIX = DEFAULTS.apiPrefix;

export const Envelope = v.looseObject({
  code: v.optional(v.number(), 200),
  errcode: v.optional(v.number(), 0),
  message: v.optional(v.string()),
});

/** Both numbers have a value to fall back to, and any object would pass for an answer; one of them must be there. */
export function isSpoken(body: unknown): boolean {
  const { code, errcode } = (body ?? {}) as { code?: unknown; errcode?: unknown };
  return typeof code === 'number' || typeof errcode === 'number';
}

export const CODE_OK = 200;
export const CODE_SIGNED_OUT = 401;

/** With it a call only asks what became of the one with the same key and words; it is not made. */
export const QUESTION_HEADER = 'what-became-of-it';

/** The server has no place for a call right now, and has changed nothing. */
export const BUSY = { errcode: 9009, status: 429 } as const;
