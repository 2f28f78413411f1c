/** Changes the nickname and the picture of a player. What another phone has changed meanwhile is not written over. */
import type { account } from '#contract/account.ts';
import type { Parsed } from '#contract/define.ts';
import { PROFILE, SIGN_IN } from '#contract/errcodes.ts';
import { AVATAR_COUNT } from '#contract/limits.ts';
import { isNickname } from '#contract/profile-rules.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { picturing, renaming } from '../players/tries.ts';
import { countTry } from '../sql/queries/tries.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import type { Row } from '../sql/tables.ts';
import { isNicknameTaken, lockNickname } from '../players/nicknames.ts';
import { drawOwnPicture, keepOwnPicture } from './own-picture.ts';

type Wish = Parsed<typeof account.updateProfile>;

export const updateProfile: Handler<typeof account.updateProfile> = async ({ input, player: { id }, db, now }) => {
  const before = await lockPlayer(db, id);
  const { nickname = before.nickname, avatar = before.avatar } = input;
  if (isChangedElsewhere(before, input)) return refuse(PROFILE.changedElsewhere);
  // Counted before it is drawn, which takes time for one that is no picture too.
  if (input.avatarOther && !(await countTry(db, picturing({ id }), now))) return refuse(PROFILE.tooOften);
  const own = input.avatarOther ? await drawOwnPicture(input.avatarOther) : undefined;
  const isKnownPicture = avatar <= AVATAR_COUNT && (own !== undefined || !input.avatarOther);
  const isRenamed = nickname !== before.nickname;
  if (!isKnownPicture || (isRenamed && !isNickname(nickname))) return refuse(SIGN_IN.invalidDetails);
  if (isRenamed) {
    if (!(await countTry(db, renaming({ id }), now))) return refuse(PROFILE.tooOften);
    await lockNickname(db, nickname);
    if (await isNicknameTaken(db, nickname, id)) return refuse(SIGN_IN.accountTaken);
  }
  const ownPicture = input.avatarOther === undefined ? before.own_picture : await keepOwnPicture(db, id, own);
  await updatePlayer(db, id, { nickname, avatar, own_picture: ownPicture });
  return { ok: true, value: { nickname, avatar, avatarOther: ownPicture } };
};

/** What stands there is neither what the player has seen nor what they want. */
function isChangedElsewhere({ nickname, avatar, own_picture: own }: Row<'player'>, wish: Wish): boolean {
  const isOwnAnother = wish.avatarOtherBefore !== undefined && own !== wish.avatarOtherBefore;
  return (
    // What is sent is no hash yet: that both want the same picture is not known.
    (isOwnAnother && !(own === '' && wish.avatarOther === '')) ||
    isAnother(nickname, wish.nicknameBefore, wish.nickname ?? nickname) ||
    isAnother(avatar, wish.avatarBefore, wish.avatar ?? avatar)
  );
}

const isAnother = <Value>(now: Value, seen: Value | undefined, wanted: Value): boolean =>
  seen !== undefined && now !== seen && now !== wanted;
