/** Becoming a player. A request that a browser repeats by itself finds the player it has made, and makes no second. */
import { SIGN_IN } from '#contract/errcodes.ts';
import { countTry } from '../sql/queries/tries.ts';
import { findByCreatedKey } from '../sql/queries/players.ts';
import { welcome } from './admit.ts';
import { type RightCode, tryCode } from './codes.ts';
import { signUpFrom } from './tries.ts';
import { type Applicant, makePlayer } from './make-player.ts';
import { busy, keyReused, refuse } from '../call/result.ts';
import { type Name, readPerson, type SignUpForm } from './sign-up-form.ts';
import { fitsPassword, type Rules } from '../rules/sign-up-rules.ts';

export interface Way<Taken extends number> {
  readName: (form: SignUpForm, rules: Rules) => Name | undefined;
  needsCode: boolean;
  /** What is said when the name or the number is a player's already. */
  taken: Taken;
}

export async function signUp<Taken extends number>(applicant: Applicant, way: Way<Taken>) {
  const { input, network, now, db, configAnswers, passwords, unseal } = applicant;
  const { rules } = await configAnswers.current(now);
  if (!(await countTry(db, signUpFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const clear = await unseal(input.password, now);
  const before = await repeat(applicant, clear);
  if (before) return before;
  const name = way.readName(input, rules);
  const person = readPerson(input, rules, now);
  if (!name || !fitsPassword(clear, rules)) return refuse(SIGN_IN.invalidDetails);
  if (!person.ok) return refuse(person.code);
  const code = way.needsCode ? await readCode(applicant, name) : null;
  // After each of these ends, it may have been our own twin that was quicker.
  if (code === undefined) return (await repeat(applicant, clear)) ?? refuse(SIGN_IN.wrongCode);
  if (code?.purpose === 'recover') return (await repeat(applicant, clear)) ?? refuse(way.taken);
  const passwordHash = await passwords.hash(clear);
  if (passwordHash === undefined) return busy;
  const made = await makePlayer(applicant, { name, person, code, passwordHash });
  if (made.ok) return welcome(applicant, made.player);
  if (made.because === 'pictures') return refuse(SIGN_IN.invalidDetails);
  return (await repeat(applicant, clear)) ?? refuse(made.because === 'code' ? SIGN_IN.wrongCode : way.taken);
}

/**
 * The same answer once more, for a page that sends the same again. The password is asked for, so that a key which a
 * stranger has seen opens nothing.
 */
async function repeat(applicant: Applicant, clear: Uint8Array) {
  const { idempotencyKey: key, db, passwords } = applicant;
  const made = key === undefined ? undefined : await findByCreatedKey(db, key);
  if (!made) return undefined;
  const verdict = await passwords.verify(made.password_hash, clear);
  if (verdict === 'busy') return busy;
  return verdict === 'right' ? welcome(applicant, made) : keyReused;
}

function readCode(applicant: Applicant, { mobile }: Name): Promise<RightCode | undefined> {
  const { input, db } = applicant;
  return mobile === null ? Promise.resolve(undefined) : tryCode(db, { ...applicant, mobile, code: input.code });
}
