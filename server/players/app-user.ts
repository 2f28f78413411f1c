/** The player as the wire has them. The password is never among it, in whatever form. */
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import type { User } from '#contract/entities/user.ts';
import { DAY_MS } from '#shared/durations.ts';
import { careOf, isKeptAway } from '../care/keeps-away.ts';
import { accountsOf } from '../sql/queries/bank-accounts.ts';
import { shareUrls } from '../promotions/share-urls.ts';
import { activeActivitiesOf, NO_ACTIVITIES } from '../sql/queries/activities.ts';
import { type PlayMarks, playMarksOf } from '../sql/queries/play-marks.ts';
import { askAll } from '../sql/question.ts';
import type { Row, Tables } from '../sql/tables.ts';

export type AppUser = InferInput<typeof User>;

export async function readAppUser(db: Kysely<Tables>, player: Row<'player'>, now: Date, token = ''): Promise<AppUser> {
  const { marks, active, appUserBankList, shareUrlMap, care } = await askAll(db, {
    marks: playMarksOf(db, player.id),
    active: activeActivitiesOf(db, now),
    appUserBankList: accountsOf(db, player.id),
    shareUrlMap: shareUrls(db),
    care: careOf(db, player.id, now),
  });
  return {
    ...toAppUser(player, marks, now, token),
    activityIds: (await isKeptAway(db, care, { playerId: player.id, now })) ? NO_ACTIVITIES : active,
    appUserBankList,
    shareUrlMap,
  };
}

function toAppUser(player: Row<'player'>, marks: PlayMarks, now: Date, token: string): AppUser {
  return {
    id: player.id,
    uuid: player.uuid,
    account: player.account ?? player.mobile ?? '',
    password: '',
    accountType: player.account_type,
    token,
    nickname: player.nickname,
    avatar: player.avatar,
    avatarOther: player.own_picture,
    mobile: player.mobile ?? '',
    facebookAccount: '',
    googleAccount: '',
    lineAccount: player.line_subject ?? '',
    hasSafeboxPassword: marks.hasSafeboxPassword,
    hasKyc: player.kyc_state === 'approved',
    hasUserOther: player.full_name !== '',
    ...amountsOf(player, marks),
    regPeriod: Math.max(0, Math.floor((now.getTime() - player.created_at.getTime()) / DAY_MS)),
    pid: player.pid ?? '',
    aid: '',
    inviteCode: player.invite_code,
    appUserBank: null,
    appGameDataUser: { gameLikes: marks.gameLikes, gameHistory: marks.gameHistory },
    rechargeUpdate: player.recharge_update,
    hiddenTypes: player.hidden_types,
    shownTypes: player.shown_types,
  };
}

const amountsOf = (player: Row<'player'>, { coin, safebox, points }: PlayMarks) => ({
  coin,
  safebox,
  lottery: points,
  bet: player.bet,
  totalRecharge: player.total_recharge,
  firstRecharge: player.total_recharge > 0,
  vip: player.vip,
  vipExp: player.vip_exp,
  userLevel: player.user_level,
  reachedLevels: player.reached_levels,
});
