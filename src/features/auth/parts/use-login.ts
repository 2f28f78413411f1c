import { useState } from 'react';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { session as rows } from '#contract/session.ts';
import { go } from '#go';
import { arrive } from '#data/sign-in/arrive.ts';
import { sealPassword, sealRemembered } from '#data/sign-in/passwords.ts';
import { signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { useAction } from '#data/ask/use-action.ts';
import type { Failure } from '#shared/outcome.ts';
import { noteOf } from './note-of.ts';

interface Typed {
  account: string;
  /** Undefined where the password that is kept on this phone is meant. */
  password: string | undefined;
  keepsPassword: boolean;
}

/** The server has let the player in, and they try once more. */
export const NOT_IN: Failure = { kind: 'unanswered' };

/** Signing in with a password, typed or kept. */
export function useLogin(countryCode: string, onGone: () => void) {
  const [isIn, setIsIn] = useState(false);
  const [notIn, setNotIn] = useState<Failure>();
  const login = useAction(rows.accountLogin);

  async function run({ account, password, keepsPassword }: Typed): Promise<void> {
    const prepare = async () => {
      const sealed = password === undefined ? await sealRemembered(account) : await sealPassword(password);
      if (sealed !== undefined) return { ...(await signUpFields(countryCode)), account, password: sealed };
      // What was kept does not open any more: the player types it once again.
      onGone();
      return undefined;
    };
    setNotIn(undefined);
    const answer = await login.run(prepare, `${account} ${password ?? ''}`);
    if (!answer) return;
    setIsIn(true);
    const isThere = await arrive({
      user: answer.appUser,
      go,
      kind: /^\+?\d{9,}$/.test(account) ? LOGIN_KINDS.phone : LOGIN_KINDS.account,
      // A password that was kept and has just been used is still the one.
      ...(password !== undefined && { keep: { password: keepsPassword ? password : undefined } }),
    });
    setIsIn(isThere);
    if (!isThere) setNotIn(NOT_IN);
  }

  function clear(): void {
    setNotIn(undefined);
    login.clear();
  }

  return {
    isPending: login.isPending,
    isIn,
    note: noteOf(notIn ?? login.failure, rows.accountLogin.refusals),
    clear,
    run,
  };
}
