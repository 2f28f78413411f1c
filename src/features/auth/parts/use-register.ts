import { useState } from 'react';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { session as rows } from '#contract/session.ts';
import { isArriving } from '#data/sign-in/arrive.ts';
import { invitedBy, rememberInvite, signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { useAction } from '#data/ask/use-action.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { idCardImage } from '#page/upload/id-card-image.ts';
import { isGreen, needsCode, type RegisterFields, type Way } from './register-schema.ts';
import { useArrival } from './use-arrival.ts';

/** Signing up, by the call that the site's rules name. */
export function useRegister(config: Lobby['config'], way: Way) {
  const arrival = useArrival();
  useState(rememberInvite);
  const withCode = useAction(rows.accountRegist4);
  const plain = useAction(rows.accountRegist);
  const asksCode = needsCode(config, way);
  const action = asksCode ? withCode : plain;

  async function run(typed: RegisterFields): Promise<void> {
    // A second account of this name would be refused, though the first is there.
    if (isArriving.peek()) return;
    const prepare = async () => ({
      ...(await signUpFields(config.countryCode)),
      account: typed.account,
      password: await sealPassword(typed.password),
      code: asksCode ? typed.code : '',
      email: typed.email,
      fullName: typed.fullName.trim(),
      address: typed.address.trim(),
      birthday: typed.birthday,
      registeredPlace: typed.registeredPlace,
      inviteCode: invitedBy(),
      ...(isGreen(config) && { idCardImage: idCardImage(typed.idPaths.split(',')) }),
    });
    const wish = JSON.stringify(typed);
    const user = arrival.known(wish) ?? (await action.run(prepare, wish))?.appUser;
    if (user) await arrival.lead(user, { kind: kindOf(way, asksCode) }, wish);
  }

  function clear(): void {
    arrival.clear();
    action.clear();
  }

  return {
    isPending: action.isPending,
    isIn: arrival.isIn,
    failure: arrival.failure ?? action.failure,
    clear,
    run,
    refusals: (asksCode ? rows.accountRegist4 : rows.accountRegist).refusals,
  };
}

function kindOf(way: Way, asksCode: boolean) {
  if (way === 'username') return LOGIN_KINDS.account;
  return asksCode ? LOGIN_KINDS.phone : LOGIN_KINDS.phoneNoOtp;
}
