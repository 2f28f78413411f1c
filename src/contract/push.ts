/**
 * What a player's phone may tell them while the app is closed: only what they have asked for, kind by kind, and never a
 * promotion. All of it is ours.
 */
import * as v from 'valibot';
import { listOf, Moment, Text } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { PUSH_KINDS } from './push-kinds.ts';
import { Nothing, upTo } from './request-fields.ts';

export const PUSH = { unknownService: 1001 } as const;

const Kind = v.picklist(PUSH_KINDS);
/** Where the browser's own push service takes messages for this phone; '' while it has no such place. */
const Endpoint = upTo(1_024);

/** An empty key says that this server sends nothing. */
const Wishes = v.object({ publicKey: Text, kinds: listOf(v.string(), 'kinds') });

const PushPhone = v.object({ kinds: listOf(v.string(), 'kinds'), language: Text, createdAt: Moment });

export const push = defineCalls({
  getPush: {
    path: '/app/v1/getPush',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: v.object({ endpoint: Endpoint }),
    answer: Wishes,
  },
  /** What each of the player's phones is told, for the copy of their data. */
  pushPhones: {
    path: '/app/v1/pushPhones',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ phones: listOf(PushPhone, 'phones') }),
  },
  /** The kinds take the place of those before; without any, nothing is sent to this phone any more. */
  setPush: {
    path: '/app/v1/setPush',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({
      endpoint: Endpoint,
      p256dh: upTo(128),
      auth: upTo(64),
      kinds: v.pipe(v.array(Kind), v.maxLength(PUSH_KINDS.length)),
      language: upTo(16),
    }),
    answer: Wishes,
    refusals: { [PUSH.unknownService]: 'push.unknownService' },
  },
});

/** What travels, sealed for the phone alone. The service worker has the words. */
export const PushMessage = v.object({ kind: Kind, language: v.string() });
export type PushMessage = v.InferOutput<typeof PushMessage>;
