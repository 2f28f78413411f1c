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
<div class="choices">${buttons.join('')}</div></form></li>`;
}

function describeState({ status, selfExcludedUntil, kycOverdue, rechargeUpdate }: StagedPlayer): string {
  const states = [
    status === 'active' ? '' : status,
    selfExcludedUntil === null ? '' : `excludes themself until ${selfExcludedUntil.slice(0, 10)}`,
    kycOverdue ? 'proof of identity overdue' : '',
    rechargeUpdate ? 'asked to update' : '',
  ].filter((state) => state !== '');
  return states.join(', ') || 'active';
}

function changesOf({ status, selfExcludedUntil, kycOverdue, rechargeUpdate, sessions }: StagedPlayer) {
  const isBarred = status !== 'active' || selfExcludedUntil !== null || kycOverdue;
  const changes: (readonly [value: string, name: string] | false)[] = [
    isBarred && ['activate', 'Let in again'],
    status !== 'disabled' && ['disable', 'Disable'],
    status !== 'frozen' && ['freeze', 'Freeze'],
    selfExcludedUntil === null && ['exclude', 'Exclude for 7 days'],
    !kycOverdue && ['overdue', 'KYC overdue'],
    rechargeUpdate ? ['noUpdate', 'No update asked'] : ['update', 'Ask to update'],
    sessions > 0 && ['signOut', 'Sign out everywhere'],
  ];
  return changes.filter((change) => change !== false);
}
