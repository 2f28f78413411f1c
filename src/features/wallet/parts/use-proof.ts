import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { CODE_SHAPE } from '#contract/request-fields.ts';
import { useFailed } from '#data/ask/use-action.ts';
import { player } from '#data/player/session.ts';
import { knowsPasskeys, proveByPasskey } from '#data/sign-in/passkeys.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import type { Failure } from '#shared/outcome.ts';
import { type ProofWay, proofWays } from '../rules/proof-ways.ts';
import { text } from '../text.ts';

/** How this player can prove a second time who they are, in this browser. */
export function useProofWays({ hasPasskey }: { hasPasskey: boolean }): ProofWay[] {
  useSignals();
  const user = player.value?.user;
  return proofWays({
    passkey: hasPasskey && knowsPasskeys(),
    safebox: user?.hasSafeboxPassword,
    mobile: user?.mobile,
  });
}

/** The second proof of one withdrawal: by which way, what is typed, and what goes with the call. */
export function useProof(ways: readonly ProofWay[]) {
  const [proof, setProof] = useState({ way: ways[0], typed: '' });
  const [failed, setFailed] = useFailed<{ failure: Failure }>();
  const [isDismissed, setIsDismissed] = useState(false);
  const { way, typed } = proof;

  function clear() {
    setFailed(undefined);
    setIsDismissed(false);
  }

  /** The device asks for the player's lock, face or finger, each time anew. */
  async function sign() {
    const signed = await proveByPasskey();
    if (signed === 'dismissed') setIsDismissed(true);
    else if (!signed.ok) setFailed({ failure: signed.failure });
    else return { passkey: signed.value };
    return undefined;
  }

  /** Undefined where the player turns away from their passkey. */
  async function give() {
    clear();
    if (way === 'passkey') return sign();
    return way === 'code' ? { code: typed.trim() } : { safeboxPassword: await sealPassword(typed) };
  }

  return {
    way,
    typed,
    isMissing: way === 'code' ? !CODE_SHAPE.test(typed.trim()) : way !== 'passkey' && typed.trim() === '',
    failure: failed?.failure,
    note: isDismissed ? text.passkeyDismissed : undefined,
    give,
    onWay: (chosen: ProofWay) => {
      clear();
      setProof({ way: chosen, typed: '' });
    },
    onType: (words: string) => setProof({ way, typed: words }),
  };
}
