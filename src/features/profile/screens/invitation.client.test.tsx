/** What a player hands on, and who invited them. */
import { expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, leavePage, openLobby, resume, setNavigator, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

async function show() {
  const { ProfileScreen } = await import('./profile-screen.tsx');
  const place = await draw(<ProfileScreen />);
  await pass(400);
  return place;
}

async function open(changes: object) {
  wire.on(session.refreshData, { code: 200, errcode: 0, ...aUser(), ...changes });
  await openLobby();
  await signIn(changes);
  return show();
}

test('[GEN-09] the profile shows the invite code, and shares it: by the phone’s own sheet, by its short link, as a QR code', async () => {
  const share = vi.fn<(told: object) => Promise<void>>(async () => undefined);
  setNavigator({ share });
  wire.on(account.shortUrl, { code: 200, errcode: 0, shortUrl: '/s/abcd2345' });
  const place = await open({ inviteCode: 'ANA88', mobile: '9171234567' });
  expect(seenText(place)).toContain('ANA88');
  await tap(buttonOf(place, 'Invite friends'));
  await pass(400);
  const { id } = aUser();
  expect(wire.asked(account.shortUrl)[0]?.body).toMatchObject({
    url: `${location.origin}/register?inviteCode=ANA88&pid=${id}`,
  });
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url: `${location.origin}/s/abcd2345` });
  await tap(buttonOf(place, 'QR code'));
  await pass(400);
  expect(document.querySelector('dialog [role=img]')?.getAttribute('aria-label')).toBe('Your invitation as a QR code');
});

async function landAt(query: string) {
  const { rememberAdParameters } = await import('#data/device/visit.ts');
  const { rememberInvite } = await import('#data/sign-in/sign-up-fields.ts');
  goTo(`/register${query}`);
  rememberAdParameters(location.href);
  rememberInvite();
}

test('who came by a link and has no superior is asked whether to name them, until they say no', async () => {
  await landAt('?inviteCode=REYNA88&pid=7');
  const place = await open({ pid: '', inviteCode: 'ANA88' });
  expect(seenText(place)).toContain('You came here with a link from REYNA88.');
  await tap(buttonOf(place, 'Yes, add them'));
  expect(location.pathname).toBe('/profile/superior');
  // To have looked at the form is no answer.
  const again = await show();
  expect(seenText(again)).toContain('You came here with a link from REYNA88.');
  await tap(buttonOf(again, 'No, thanks'));
  expect(seenText(again)).not.toContain('REYNA88');
  await leavePage();
  await openLobby();
  await resume();
  expect(seenText(await show())).not.toContain('REYNA88');
});

test('what was declined joins what is kept of the player, though nothing of it was read yet', async () => {
  await openLobby();
  await signIn({});
  const { inPlayerStore } = await import('#data/player/session.ts');
  const { dismissedOffers } = await import('#data/lobby/offers.ts');
  await inPlayerStore((store) => store.keepFact('dismissed', ['another']));
  await dismissedOffers.note('superior');
  expect(await inPlayerStore((store) => store.fact('dismissed'))).toEqual(['another', 'superior']);
});

test('the next player on the phone is not told of a link that the player before came by', async () => {
  await landAt('?inviteCode=REYNA88&pid=7');
  expect(seenText(await open({ pid: '', inviteCode: 'ANA88' }))).toContain('REYNA88');
  const { leave } = await import('#data/sign-in/sign-out.ts');
  await leave({ keepsPassword: false });
  await signIn({ id: 100_002, account: 'ben88', pid: '', inviteCode: 'BEN88' });
  const place = await show();
  expect(buttonOf(place, 'Invite friends')).toBeDefined();
  expect(seenText(place)).not.toContain('You came here');
});

test.each([
  ['?inviteCode=REYNA88', { pid: 100_001 }],
  ['?inviteCode=REYNA88', { pid: '', inviteCode: 'REYNA88' }],
  ['?pid=REYNA88', { pid: '', inviteCode: 'ANA88' }],
])('at %s, %o is not asked who invited them', async (query, user) => {
  await landAt(query);
  expect(seenText(await open(user))).not.toContain('You came here');
});
