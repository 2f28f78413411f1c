import { LOGIN_KINDS } from '#contract/enums.ts';
import { session as rows } from '#contract/session.ts';
import { isArriving } from '#data/sign-in/arrive.ts';
import { sealPassword, sealRemembered } from '#data/sign-in/passwords.ts';
import { signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { useAction } from '#data/ask/use-action.ts';
import { noteOf } from './note-of.ts';
import { useArrival } from './use-arrival.ts';

interface Typed {
  account: string;
  /** Undefined where the password that is kept on this phone is meant. */
  password: string | undefined;
  keepsPassword: boolean;
}

/** Signing in with a password, typed or kept. */
export function useLogin(countryCode: string, onGone: () => void) {
  const arrival = useArrival();
  const login = useAction(rows.accountLogin);

  async function run({ account, password, keepsPassword }: Typed): Promise<void> {
    // A second log-in would end the session that has just begun.
    if (isArriving.peek()) return;
    const prepare = async () => {
      const sealed = password === undefined ? await sealRemembered(account) : await sealPassword(password);
      if (sealed !== undefined) return { ...(await signUpFields(countryCode)), account, password: sealed };
      // What was kept does not open any more: the player types it once again.
      onGone();
      return undefined;
    };
    arrival.clear();
    const answer = await login.run(prepare, `${account} ${password ?? ''}`);
    if (!answer) return;
    await arrival.lead(answer.appUser, {
      kind: /^\+?\d{9,}$/.test(account) ? LOGIN_KINDS.phone : LOGIN_KINDS.account,
      // A password that was kept and has just been used is still the one.
      ...(password !== undefined && { keep: { password: keepsPassword ? password : undefined } }),
    });
  }

  function clear(): void {
    arrival.clear();
    login.clear();
  }

  return {
    isPending: login.isPending,
    isIn: arrival.isIn,
    note: noteOf(arrival.failure ?? login.failure, rows.accountLogin.refusals),
    clear,
    run,
  };
}
