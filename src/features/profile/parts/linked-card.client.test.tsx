import { expect, test, vi } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getLinked, sendEmailCode, linkEmail, socialLinkState, linkSocial, unlinkSocial } = security;
const LINE = { name: 'LINE', authorizeUrl: 'https://line.example.com/authorize', clientId: 'perya' };
const NOTHING = { email: '', isEmailLinked: false, isSocialLinked: false, mayUnlinkSocial: true };
const MAIL = 'maria@example.com';

const answer = (fields: object) => ({ code: 200, errcode: 0, ...fields });

interface Given {
  linked?: object;
  config?: Record<string, unknown>;
  told?: string;
  logIn?: () => Promise<void>;
}

async function open({ linked = {}, config = { socialLogin: LINE }, told = '', logIn = signIn }: Given = {}) {
  wire.on(getLinked, answer({ ...NOTHING, ...linked }));
  await openLobby(config);
  await logIn();
  const { LinkedCard } = await import('./linked-card.tsx');
  const { Toasts } = await import('#app/shell/toasts.tsx');
  const onEmailLinked = vi.fn();
  const place = await draw(
    <>
      <LinkedCard email={told} onEmailLinked={onEmailLinked} />
      <Toasts />
    </>,
  );
  await pass(400);
  return { place, onEmailLinked };
}

const field = (place: Element, at: number) => place.querySelectorAll('input')[at];
async function submit(place: Element) {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}
const sentTo = (row: typeof linkEmail | typeof sendEmailCode | typeof linkSocial) =>
  wire.asked(row).map(({ body }) => body);

test('what is linked is told, and not offered again', async () => {
  const linked = { email: MAIL, isEmailLinked: true, isSocialLinked: true };
  const { place } = await open({ linked, logIn: () => signIn({ mobile: '9170000088' }) });
  expect(seenText(place)).toMatch(/Phone.*917.*Email.*maria@example\.com.*LINE.*Linked/);
  for (const name of ['Link phone', 'Link email', 'Link LINE']) expect(buttonOf(place, name)).toBeUndefined();
});

test('what could not be read is not told as something that was not sent', async () => {
  await openLobby({ socialLogin: LINE });
  await signIn();
  setOnline(false);
  const { LinkedCard } = await import('./linked-card.tsx');
  const place = await draw(<LinkedCard email="" onEmailLinked={() => undefined} />);
  await pass(4_000);
  expect([said(place, 'common.needsConnection') !== undefined, said(place, 'common.offline')]).toEqual([
    true,
    undefined,
  ]);
});

test('where there is no other site none is offered, and a phone is linked on its own screen', async () => {
  const { place } = await open({ config: { socialLogin: null }, logIn: () => signIn({ mobile: '' }) });
  expect(seenText(place)).not.toContain('LINE');
  expect(buttonOf(place, 'Link phone')?.getAttribute('href')).toBe('/bind');
});

test('a code goes to the address that was told, and with it the address is linked, once', async () => {
  wire.on(sendEmailCode, answer({ waitSeconds: 60 }));
  wire.on(linkEmail, answer({ state: { ...NOTHING, email: MAIL, isEmailLinked: true } }));
  const { place, onEmailLinked } = await open({ told: MAIL });
  await tap(buttonOf(place, 'Link email'));
  await tap(buttonOf(place, 'Send code'));
  await pass(400);
  expect(sentTo(sendEmailCode)).toMatchObject([{ email: MAIL }]);
  expect(said(document, 'login.loginSendSucc')).toBe('Code sent');
  // A reader whose focus is on it would hear every second of a name that counts.
  const [seen, name, ...more] = place.querySelectorAll('.field-trail > *');
  expect([seen?.getAttribute('aria-hidden'), name?.textContent, more]).toEqual(['true', 'Send code', []]);
  await type(field(place, 1), '123456');
  // One toast at a time.
  await pass(3_000);
  await submit(place);
  expect(sentTo(linkEmail)).toMatchObject([{ email: MAIL, code: '123456' }]);
  expect(wire.asked(linkEmail)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect([said(document, 'link.emailDone'), onEmailLinked.mock.calls.length]).toEqual(['Your email is linked.', 1]);
  expect([place.querySelector('form'), seenText(place).includes(MAIL)]).toEqual([null, true]);
});

test('who leaves for the code in their mail comes back to the address that they have typed, until it is linked', async () => {
  wire.on(linkEmail, answer({ state: { ...NOTHING, email: MAIL, isEmailLinked: true } }));
  const first = await open();
  await tap(buttonOf(first.place, 'Link email'));
  await type(field(first.place, 0), MAIL);
  await pass(400);
  await leavePage();
  const again = await open({ logIn: resume });
  expect(field(again.place, 0)).toHaveProperty('value', MAIL);
  await type(field(again.place, 1), '123456');
  await submit(again.place);
  const { inPlayerStore } = await import('#data/player/session.ts');
  expect(await inPlayerStore((store) => store.draft('email'))).toBeUndefined();
});

test('a wrong address and a missing code are said before anything is sent', async () => {
  const { place } = await open();
  await tap(buttonOf(place, 'Link email'));
  await type(field(place, 0), 'maria@');
  await tap(buttonOf(place, 'Send code'));
  expect(document.activeElement).toBe(field(place, 0));
  await submit(place);
  expect(seenText(place)).toContain('Please enter a valid email.');
  await type(field(place, 0), MAIL);
  expect(seenText(place)).not.toContain('Please enter a valid email.');
  await submit(place);
  expect(document.activeElement).toBe(field(place, 1));
  expect(seenText(place)).toContain('Enter the 6-digit code.');
  expect([sentTo(sendEmailCode), sentTo(linkEmail)]).toEqual([[], []]);
});

test('what the server says no to is said in words', async () => {
  const { place } = await open({ told: MAIL });
  await tap(buttonOf(place, 'Link email'));
  wire.on(sendEmailCode, refusal(SIGN_IN.tooManyTries));
  await tap(buttonOf(place, 'Send code'));
  await pass(400);
  expect(said(document, 'link.tooManyCodes')).toContain('try again later');
  wire.on(linkEmail, refusal(SIGN_IN.mobileTaken));
  await type(field(place, 1), '123456');
  await submit(place);
  expect(said(place, 'link.emailTaken')).toContain('another player');
  expect(wrongField(place, 'link.emailTaken')).toBe(field(place, 0));
  wire.on(linkEmail, refusal(SIGN_IN.wrongCode));
  await type(field(place, 1), '654321');
  await submit(place);
  expect(wrongField(place, 'code.wrong')).toBe(field(place, 1));
});

/** The player leaves for the other site, and comes back to the log-in form with what it says. */
async function leaveAndReturn(given: (state: string) => string): Promise<string> {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  wire.on(socialLinkState, answer({ state: 'state-of-this-session' }));
  const { place } = await open();
  await tap(buttonOf(place, 'Link LINE'));
  await pass(400);
  const left = new URL(String(assign.mock.calls[0]?.[0]));
  expect([left.origin, left.searchParams.get('state')]).toEqual(['https://line.example.com', 'state-of-this-session']);
  await leavePage();
  const { addressToLink } = await import('#data/sign-in/social.ts');
  return addressToLink(given('state-of-this-session')) ?? '';
}

test('who comes back is led on to the card, and the code is sent once, with what this tab has kept', async () => {
  const address = await leaveAndReturn((state) => `?code=from-line&state=${state}`);
  expect(address).toBe('/profile/info?code=from-line&state=state-of-this-session');
  goTo(address);
  wire.on(linkSocial, answer({ state: { ...NOTHING, isSocialLinked: true } }));
  const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { place } = await open({ logIn: resume });
  await pass(400);
  expect(sentTo(linkSocial)).toMatchObject([{ state: 'state-of-this-session', code: 'from-line' }]);
  expect(inSight.mock.contexts.map((one) => seenText(one as Element)).join()).toContain('LINE');
  expect(String(sentTo(linkSocial)[0]?.['codeVerifier'])).toMatch(/^[\w-]{43}$/);
  expect([location.search, said(document, 'link.socialDone')]).toEqual(['', 'LINE is linked.']);
  expect(buttonOf(place, 'Unlink LINE')).toBeDefined();
});

test('who cancels there, and a code that this tab has not asked for, link nothing', async () => {
  goTo(await leaveAndReturn((state) => `?error=access_denied&state=${state}`));
  const { place } = await open({ logIn: resume });
  expect([said(place, 'social.canceled'), said(place, 'link.socialRefused')]).toEqual([
    'You canceled. Nothing has changed.',
    undefined,
  ]);
  goTo('/profile/info?code=stolen&state=somebody-elses');
  const stolen = await open({ logIn: resume });
  expect(said(stolen.place, 'link.socialRefused')).toContain('wasn’t linked');
  expect(sentTo(linkSocial)).toEqual([]);
});

test('a guest who comes back with what a player has asked for is not logged in by it', async () => {
  await leaveAndReturn((state) => `?code=from-line&state=${state}`);
  const { readSocialReturn } = await import('#data/sign-in/social.ts');
  const search = '?code=from-line&state=state-of-this-session';
  expect([readSocialReturn(search, 'log-in').kind, readSocialReturn(search, 'link').kind]).toEqual(['refused', 'code']);
  expect(wire.asked(session.lineLogin)).toEqual([]);
});

test('a session that is too old says what to do, and is ended there', async () => {
  wire.on(socialLinkState, refusal(SIGN_IN.notEligible));
  const { place } = await open();
  await tap(buttonOf(place, 'Link LINE'));
  await pass(400);
  expect(said(place, 'security.signInAgain')).toContain('log in again');
  await tap(buttonOf(place, 'Log in again'));
  await pass(400);
  const { endedSession } = await import('#data/player/session.ts');
  // As a session that has ended by its age: what asked for a newer one is remembered.
  expect([endedSession.value, wire.asked(session.logout).length]).toEqual(['expired', 1]);
});

test('who has linked one on another phone is told that, and not that it is another player’s', async () => {
  wire.on(socialLinkState, refusal(SIGN_IN.accountTaken));
  const { place } = await open();
  wire.on(getLinked, answer({ ...NOTHING, isSocialLinked: true }));
  await tap(buttonOf(place, 'Link LINE'));
  await pass(400);
  expect(said(place, 'link.socialIsLinked')).toContain('already linked');
  // And it stands there to be unlinked, as the words say.
  expect(buttonOf(place, 'Unlink LINE')).toBeDefined();
});

test('it is unlinked after a second tap, and not where it is the only way in', async () => {
  wire.on(unlinkSocial, answer({ state: NOTHING }));
  const { place } = await open({ linked: { isSocialLinked: true } });
  await tap(buttonOf(place, 'Unlink LINE'));
  expect(wire.asked(unlinkSocial)).toEqual([]);
  expect(seenText(place)).toContain('LINE will no longer log you in here.');
  await tap(buttonOf(place, 'Unlink LINE'));
  await pass(400);
  expect([wire.asked(unlinkSocial).length, said(document, 'link.socialGone')]).toEqual([
    1,
    'LINE is no longer linked.',
  ]);
  const only = await open({ linked: { isSocialLinked: true, mayUnlinkSocial: false } });
  expect(said(only.place, 'link.lastWay')).toContain('only way to log in');
  expect(buttonOf(only.place, 'Unlink LINE')).toBeUndefined();
});
