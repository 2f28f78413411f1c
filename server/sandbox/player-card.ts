import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { escape } from './markup.ts';
import type { StagedPlayer } from './players.ts';

/** One player of the control page: how they sign in, what state they are in, and the buttons that change it. */
export function playerCard(player: StagedPlayer): string {
  const { id, nickname, account, mobile, password, sessions } = player;
  const facts = [
    ['Username', account],
    ['Phone', mobile],
    ['Password', password],
    ['State', describeState(player)],
    ['Coin', formatPesos(cents(player.coin))],
    ['Limits', describeLimits(player)],
    ['Plays', player.openGameId === null ? '' : `game ${player.openGameId}`],
    ['Signed in', sessions === 0 ? 'nowhere' : `${sessions} ${sessions === 1 ? 'place' : 'places'}`],
  ].filter(([, value]) => value !== '');
  const list = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('');
  const buttons = changesOf(player).map(
    ([value, name]) =>
      `<button name="value" value="${value}" aria-label="${escape(`${name}: ${nickname}`)}">${escape(name)}</button>`,
  );
  return `<li id="player-${id}"><h3>${escape(nickname)}</h3><dl class="facts">${list}</dl>
<form method="post" action="/sandbox"><input type="hidden" name="do" value="player">
<input type="hidden" name="at" value="player-${id}"><input type="hidden" name="account" value="${id}">
${reasonField(player)}<div class="choices">${buttons.join('')}</div></form></li>`;
}

/** Where papers lie that may be rejected, the player is told why. */
function reasonField({ kycState, incomeState, nickname }: StagedPlayer): string {
  if (kycState !== 'reviewing' && incomeState !== 'reviewing') return '';
  const label = `Why rejected: ${nickname}`;
  return `<input name="reason" maxlength="200" value="The picture is too blurred to read." aria-label="${escape(label)}">`;
}

function describeState(player: StagedPlayer): string {
  const { status, selfExcludedUntil, kycOverdue, kycState, incomeState, rechargeUpdate } = player;
  const states = [
    status === 'active' ? '' : status,
    selfExcludedUntil === null ? '' : `excludes themself until ${selfExcludedUntil.slice(0, 10)}`,
    kycOverdue ? 'proof of identity overdue' : '',
    kycState === 'none' ? '' : `ID ${kycState}`,
    incomeState === 'none' ? '' : `proof of income ${incomeState}`,
    rechargeUpdate ? 'asked to update' : '',
  ].filter((state) => state !== '');
  return states.join(', ') || 'active';
}

function describeLimits(player: StagedPlayer): string {
  const spans = [
    [player.dailyBetLimit, player.dailyMinutes, 'a day'],
    [player.weeklyBetLimit, player.weeklyMinutes, 'a week'],
    [player.monthlyBetLimit, player.monthlyMinutes, 'a month'],
  ] as const;
  const bets = spans.flatMap(([limit, , span]) => (limit === null ? [] : [`${formatPesos(cents(limit))} ${span}`]));
  const times = spans.flatMap(([, minutes, span]) => (minutes === null ? [] : [`${minutes} min ${span}`]));
  return [...bets, ...times].join(', ');
}

function changesOf(player: StagedPlayer) {
  const { status, selfExcludedUntil, kycOverdue, kycState, incomeState, rechargeUpdate, sessions, openGameId } = player;
  const isBarred = status !== 'active' || selfExcludedUntil !== null || kycOverdue;
  const changes: (readonly [value: string, name: string] | false)[] = [
    isBarred && ['activate', 'Let in again'],
    status !== 'disabled' && ['disable', 'Disable'],
    status !== 'frozen' && ['freeze', 'Freeze'],
    selfExcludedUntil === null && ['exclude', 'Exclude for 7 days'],
    !kycOverdue && ['overdue', 'KYC overdue'],
    kycState !== 'approved' && ['verify', 'Approve KYC'],
    kycState === 'reviewing' && ['reject', 'Reject KYC'],
    incomeState === 'reviewing' && ['verifyIncome', 'Approve income'],
    incomeState === 'reviewing' && ['rejectIncome', 'Reject income'],
    rechargeUpdate ? ['noUpdate', 'No update asked'] : ['update', 'Ask to update'],
    ['rich', 'Coin to ₱10,000'],
    ['points', 'Points to 1,000'],
    ['poor', 'Coin to nothing'],
    ['limit', 'Limit of ₱20 a day'],
    ['minute', 'One minute a day'],
    ['noLimit', 'No limit, no break'],
    openGameId !== null && ['closeVisit', 'Close the game'],
    sessions > 0 && ['signOut', 'Sign out everywhere'],
  ];
  return changes.filter((change) => change !== false);
}
