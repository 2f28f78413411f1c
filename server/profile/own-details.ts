/** What a player has told of themselves. Identity papers are checked against it, so what stands is not changed here. */
import type { account } from '#contract/account.ts';
import type { Parsed } from '#contract/define.ts';
import { PROFILE, SIGN_IN } from '#contract/errcodes.ts';
import { isOfAge } from '#contract/profile-rules.ts';
import { dayInManila } from '#shared/time.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { isRealDay } from '../players/sign-up-form.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import type { Row } from '../sql/tables.ts';

export const appUserOther: Handler<typeof account.appUserOther> = async ({ player, db }) => ({
  ok: true,
  value: tellDetails(await requirePlayer({ db }, player.id)),
});

export const updateAppUserOther: Handler<typeof account.updateAppUserOther> = async (context) => {
  const { input, player, db, now } = context;
  const before = tellDetails(await lockPlayer(db, player.id));
  const told = toldIn(input);
  if (told.some(([name, value]) => before[name] !== '' && before[name] !== value)) return refuse(PROFILE.fixed);
  const { birthday, fullName, registeredPlace, ...others } = Object.fromEntries(told) as Partial<Details>;
  if (birthday !== undefined && !isRealDay(birthday)) return refuse(SIGN_IN.invalidDetails);
  if (birthday !== undefined && !isOfAge(birthday, dayInManila(now.getTime()))) return refuse(SIGN_IN.notEligible);
  const columns = {
    ...others,
    ...(birthday !== undefined && { birthday }),
    ...(fullName !== undefined && { full_name: fullName }),
    ...(registeredPlace !== undefined && { registered_place: registeredPlace }),
  };
  if (told.length === 0) return { ok: true, value: before };
  return { ok: true, value: tellDetails(await updatePlayer(db, player.id, columns)) };
};

const NAMES = ['email', 'fullName', 'address', 'birthday', 'registeredPlace'] as const;
type Details = Record<(typeof NAMES)[number], string>;

/** A form sends what it leaves alone as an empty text. */
function toldIn(input: Parsed<typeof account.updateAppUserOther>): [keyof Details, string][] {
  return NAMES.map((name): [keyof Details, string] => [name, input[name]?.trim() ?? '']).filter(
    ([, value]) => value !== '',
  );
}

const tellDetails = (player: Row<'player'>) => ({
  email: player.email,
  fullName: player.full_name,
  address: player.address,
  birthday: player.birthday ?? '',
  registeredPlace: player.registered_place,
  hasUserOther: player.full_name !== '',
});
