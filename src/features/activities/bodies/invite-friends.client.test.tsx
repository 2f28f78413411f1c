import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { invites } from '#contract/invites.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setNavigator, setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { appInviteBonus1User: read, appInviteBonus1UserReceive: receive } = invites;
const award = (count: number) => JSON.stringify([{ id: 2001, count, betRate: 3 }]);
const LIST = [
  { id: 2, award: award(10_000), inviteCount: 5 },
  { id: 1, award: award(2_000), inviteCount: 1 },
];
const stateWith = (awardId: number, inviteCount: number, itemStatus: number) => ({
  startTime: 0,
  endTime: 0,
  appInviteBonus1User: { awardId, inviteCount, itemStatus },
  shareUrl: '/register?inviteCode=ABCD2345&pid=7',
});
const openPage = (state: object, mobile = '9171234567') =>
  openPromotion('/activity/inviteFriends', read, state, {
    config: { appInviteBonus1ConfigList: LIST },
    user: { mobile },
  });
const rows = (place: Element) => Array.from(place.querySelectorAll('.invite-steps li'), seenText);

/** What the phone's own sheet was given. */
function hearShared() {
  const shared: unknown[] = [];
  setNavigator({ share: async (given: unknown) => void shared.push(given) });
  return shared;
}

test('[ROUTE-63] the page of invited friends stands at its address, with its heading', async () => {
  const place = await openPage(stateWith(1, 0, 0));
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Invite friends');
});

test.each([
  [0, 'Invite', null],
  [1, 'Receive', 'false'],
  [2, 'Received', 'true'],
])(
  '[ACT-25] with status %i the button says %s, and one that was received is disabled',
  async (status, words, disabled) => {
    const place = await openPage(stateWith(2, 5, status));
    const button = place.querySelector('.invite-steps [data-current="true"] button');
    expect(button && [seenText(button), button.getAttribute('aria-disabled')]).toEqual([words, disabled]);
  },
);

test('[ACT-26, ENUM-33] coin is told in pesos with how often it has to be bet; progress counts the player too: two of five friends are 3/6', async () => {
  const place = await openPage(stateWith(2, 2, 0));
  expect(rows(place)).toEqual([
    '1 friend₱20.002/2 you and 1 friend Received',
    '5 friends₱100.003/6 you and 2 friendsBet the bonus 3 times before you withdraw. Any game counts, no time limit.Invite',
  ]);
});

test('a reader hears how far it is in words', async () => {
  const place = await openPage(stateWith(2, 2, 0));
  const progress = place.querySelector('.invite-steps [data-current="true"] p > span');
  expect(progress?.querySelector('[aria-hidden="true"]')?.textContent).toBe('3/6');
  expect(progress?.querySelector('.visually-hidden')?.textContent).toBe('3 of 6');
});

test('[ACT-27] a claim is sent by the reward’s id, and what it gave is told in a sheet', async () => {
  const place = await openPage(stateWith(2, 5, 1));
  wire.on(receive, {
    ...exampleOf(receive),
    rewardList: JSON.parse(award(10_000)),
    state: stateWith(2, 5, 2),
  });
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 2 });
  expect(said(place, 'activity.given')).toContain('₱100.00');
});

test('[ACT-28] without a bound phone Invite leads to /bind, and nothing is shared', async () => {
  const shared = hearShared();
  const place = await openPage(stateWith(2, 0, 0), '');
  expect(said(place, 'invite.bindFirst')).toBeDefined();
  await tap(buttonOf(place, 'Invite'));
  await pass(400);
  expect([location.pathname, shared, wire.asked(account.shortUrl)]).toEqual(['/bind', [], []]);
});

test('[CALL-26] an invitation is made short and handed to the phone’s own sheet', async () => {
  const shared = hearShared();
  const place = await openPage(stateWith(2, 0, 0));
  wire.on(account.shortUrl, { code: 200, errcode: 0, shortUrl: '/s/abcd2345' });
  await tap(buttonOf(place, 'Invite'));
  await pass(400);
  expect(wire.asked(account.shortUrl)[0]?.body).toMatchObject({
    url: `${location.origin}/register?inviteCode=ABCD2345&pid=7`,
  });
  expect(shared).toEqual([{ title: 'Join me at Perya', url: `${location.origin}/s/abcd2345` }]);
});

test.each(['https://', 'javascript:alert(1)'])(
  'where the server tells %s as the address to share, the page stays and shares none',
  async (shareUrl) => {
    const place = await openPage({ ...stateWith(2, 5, 1), shareUrl });
    expect([rows(place).length, place.querySelector('.invite-link')]).toEqual([2, null]);
  },
);

test('a short address that no browser can open is not shared, the long one is', async () => {
  const shared = hearShared();
  const place = await openPage(stateWith(2, 0, 0));
  wire.on(account.shortUrl, { code: 200, errcode: 0, shortUrl: 'https://' });
  await tap(buttonOf(place, 'Invite'));
  await pass(400);
  expect(shared).toEqual([{ title: 'Join me at Perya', url: `${location.origin}/register?inviteCode=ABCD2345&pid=7` }]);
});

test('without a connection the long address is shared', async () => {
  const shared = hearShared();
  const place = await openPage(stateWith(2, 0, 0));
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Invite'));
  await pass(400);
  expect(shared).toEqual([{ title: 'Join me at Perya', url: `${location.origin}/register?inviteCode=ABCD2345&pid=7` }]);
});

test('a friend can scan the invitation from the screen', async () => {
  const place = await openPage(stateWith(2, 0, 0));
  await tap(buttonOf(place, 'QR code'));
  await pass(400);
  expect(document.querySelector('.qr-code')?.getAttribute('aria-label')).toBe('Your invitation as a QR code');
});

test('[ACT-30] an invite claim that is refused is said by the key of its number', async () => {
  const place = await openPage(stateWith(2, 5, 1));
  wire.on(receive, refusal(1003));
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value).toMatchObject({ key: 'activity.act39.err1003' });
});

test('without a record there is nothing to receive, and it says so', async () => {
  const place = await openPage({ startTime: 0, endTime: 0, appInviteBonus1User: null, shareUrl: '' });
  expect([said(place, 'invite.none') !== undefined, rows(place)]).toEqual([true, []]);
});

test('on a line that does not answer the long address is shared, before the browser takes its sheet back', async () => {
  const shared = hearShared();
  const place = await openPage(stateWith(2, 0, 0));
  wire.on(account.shortUrl, 'dead');
  await tap(buttonOf(place, 'Invite'));
  await pass(2_600);
  expect(shared).toEqual([{ title: 'Join me at Perya', url: `${location.origin}/register?inviteCode=ABCD2345&pid=7` }]);
});
