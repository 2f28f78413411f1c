/** What a player hands on, and who invited them. */
import { expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { aUser, leavePage, openLobby, resume, setNavigator, signIn } from '../../../../tests/kit/client/page.ts';
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

test('an invitation is shared from the profile: by the phone’s own sheet, by its short link, as a QR code', async () => {
  const share = vi.fn<(told: object) => Promise<void>>(async () => undefined);
  setNavigator({ share });
  wire.on(account.shortUrl, { code: 200, errcode: 0, shortUrl: '/s/abcd2345' });
  const place = await open({ inviteCode: 'ANA88', mobile: '9171234567' });
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

test('who came by a link and has no superior is asked once whether to name them', async () => {
  const { rememberAdParameters } = await import('#data/call/common-fields.ts');
  rememberAdParameters('https://perya.example.com/?pid=REYNA88');
  const place = await open({ pid: '', inviteCode: 'ANA88' });
  expect(seenText(place)).toContain('You came here by a link of REYNA88.');
  await tap(buttonOf(place, 'No, thanks'));
  expect(seenText(place)).not.toContain('REYNA88');
  await leavePage();
  await openLobby();
  await resume();
  expect(seenText(await show())).not.toContain('REYNA88');
});

test.each([{ pid: 100_001 }, { pid: '', inviteCode: 'REYNA88' }])('%o is not asked who invited them', async (user) => {
  const { rememberAdParameters } = await import('#data/call/common-fields.ts');
  rememberAdParameters('https://perya.example.com/?pid=REYNA88');
  expect(seenText(await open(user))).not.toContain('You came here');
});
