/** What tests of sign-up and codes do over and over, over the wire. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { must } from '#shared/assert.ts';
import { openTestApp, type TestApp } from './app.ts';
import { openSealer } from './seal.ts';
import type { TestDatabase } from './sql.ts';

export const PASSWORD = 'perya-test-88';

/** What the shortest sign-up has to keep to. */
export const RULES = {
  accountLengthMin: 10,
  accountLengthMax: 11,
  accountRule: { mobileStartsWith: '9' },
  passwordLengthMin: 8,
};

const FINGERPRINT = 'device-one-0001';

type Wire = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- An answer as it came, before anything is known of it.

export interface SignUpKit {
  seal: (password: string) => string;
  set: (settings: Record<string, unknown>) => Promise<void>;
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Wire>;
  signUp: (form: object, key?: string) => Promise<Wire>;
  signUpByPhone: (form: object, key?: string) => Promise<Wire>;
  /** Asks for a code and reads it as its receiver does. */
  codeFor: (mobile: string) => Promise<string>;
  clearTries: () => Promise<void>;
}

export async function openSignUpKit(server: TestApp): Promise<SignUpKit> {
  const { db, configAnswers } = server.services;
  const seal = await openSealer(db);
  const post: SignUpKit['post'] = async (path, body, headers = {}) =>
    (await server.call(path, body, { fingerprint: FINGERPRINT, ...headers })).json();
  const send =
    (path: string) =>
    (form: object, key: string = randomUUID()) =>
      post(path, { password: seal(PASSWORD), ...form }, { 'idempotency-key': key });
  return {
    seal,
    post,
    set: async (settings) => {
      await writeSettings(db, settings);
      await configAnswers.renew();
    },
    signUp: send(rows.accountRegist.path),
    signUpByPhone: send(rows.accountRegist4.path),
    codeFor: async (mobile) => {
      await clearTries(db);
      await post(rows.smsSend.path, smsTo(mobile));
      const last = await db.selectFrom('sms_outbox').select('body').orderBy('id', 'desc').executeTakeFirst();
      return must(/^\d{6}/.exec(must(last, 'a code is sent').body), 'a text begins with its code')[0];
    },
    clearTries: () => clearTries(db),
  };
}

/** A server to sign up at, and names and numbers that are free; `prefix` is how the numbers of this file begin. */
export function signUpSuite(database: TestDatabase, prefix: string) {
  let opened: SignUpKit | undefined;
  let named = 0;
  beforeAll(async () => {
    const server = await openTestApp(database.current().db, { now: () => new Date('2026-11-20T12:00:00Z') });
    opened = await openSignUpKit(server);
    await opened.set(RULES);
  });
  beforeEach(() => opened?.clearTries());
  return {
    kit: () => must(opened, 'the server is open from the first test on'),
    freshName: () => `newbie${(named += 1)}`,
    freshMobile: freshMobiles(prefix),
    readPlayer: (id: number) =>
      database.current().db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

/** Numbers that nobody has; `prefix` is how those of one file begin. */
export function freshMobiles(prefix: string): () => string {
  let made = 0;
  return () => `${prefix}${String((made += 1)).padStart(6, '0')}`;
}

export const manyOf = <Value>(count: number, make: (at: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

export const smsTo = (mobile: string) => ({
  countryCode: '63',
  mobile,
  type: 0,
  appId: 'com.demo.web',
  channel: 'WEB',
});
