import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { PROFILE, SIGN_IN } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { aUser, leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const ANA = { nickname: 'Ana', avatar: 3 };
const SCREENS = {
  profile: async () => (await import('./profile-screen.tsx')).ProfileScreen,
  info: async () => (await import('./info-screen.tsx')).InfoScreen,
  modify: async () => (await import('./modify-screen.tsx')).ModifyScreen,
};

/** What the server says of the player from now on. */
const serverSays = (changes: object) =>
  wire.on(session.refreshData, { code: 200, errcode: 0, ...aUser(), ...ANA, ...changes });

async function show(name: keyof typeof SCREENS) {
  const Screen = await SCREENS[name]();
  const place = await draw(<Screen />);
  await pass(400);
  return place;
}

async function open(name: keyof typeof SCREENS, changes: object = {}) {
  serverSays(changes);
  await openLobby();
  await signIn({ ...ANA, ...changes });
  return show(name);
}

const nicknameOf = (place: Element) => place.querySelector<HTMLInputElement>('input[autocomplete=nickname]');
const pictureOf = (place: Element, name: string) =>
  place.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
const sent = () => wire.asked(account.updateProfile).map(({ body }) => body);
async function save(place: Element) {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}

test.each([
  [{ red1: 1 }, '/profile/email'],
  [{ ticketUnread: 1 }, '/profile/tickets'],
  [{ hasTask: 1 }, '/profile/task'],
  [{ hasSignUpBonus: 1 }, '/activity/sign'],
] as const)('[MAIL-02] with %o the profile has its dot at %s, which is there', async (flags, address) => {
  wire.on(mail.hasMailUnread, { code: 200, errcode: 0, ...flags });
  const place = await open('profile', {});
  await pass(5_000);
  const dots = [...place.querySelectorAll('.profile-ways a')].filter((one) => one.querySelector('.red-dot'));
  expect(dots.map((one) => one.getAttribute('href'))).toEqual([address]);
});

test('the profile shows who the player is, what they have, and their codes to copy', async () => {
  const place = await open('profile', { vip: 4, coin: 128_450, uuid: 'u-u-i-d', inviteCode: 'ANA88' });
  for (const words of ['Ana', 'VIP 4', '₱1,284.50', 'u-u-i-d', 'ANA88']) expect(seenText(place)).toContain(words);
  expect(place.querySelector('.profile-me img')?.getAttribute('src')).toContain('avatar/3.png');
  expect(buttonOf(place, 'Copy your player code')).toBeDefined();
});

test('[STORE-02] a picture that there is not leaves the initial', async () => {
  const place = await open('profile', { avatar: 999 });
  expect(place.querySelector('.profile-me img')).toBeNull();
  expect(seenText(place.querySelector('.avatar') as Element)).toBe('A');
});

test('[GEN-10] the profile leads to all promotions', async () => {
  const place = await open('profile', {});
  expect(place.querySelector('.profile-ways a[href="/activity/index"]')?.textContent).toBe('Promotions');
});

test('a phone is offered to be bound by those who have none', async () => {
  const hrefs = (place: Element) => [...place.querySelectorAll('nav a')].map((one) => one.getAttribute('href'));
  expect(hrefs(await open('profile', { mobile: '' }))).toContain('/bind');
  expect(hrefs(await open('profile', { mobile: '9171234567' }))).not.toContain('/bind');
});

test('without a connection the profile is what this phone knows, with its age', async () => {
  const place = await open('profile');
  setOnline(false);
  await pass(100);
  expect(seenText(place)).toContain('Ana');
  expect(seenText(place.querySelector('.page-age') as Element)).not.toBe('');
});

test('[CALL-25] the details are what was told at sign-up, and say why they stay; what was left out is named', async () => {
  wire.on(account.appUserOther, { code: 200, errcode: 0, email: 'ana@example.com', fullName: 'Ana Reyes' });
  const place = await open('info', { mobile: '9171234567' });
  expect(wire.asked(account.appUserOther)).toHaveLength(1);
  expect(seenText(place)).toContain('Ana Reyes');
  expect(seenText(place)).toContain('None yet');
  expect(seenText(place)).toContain('The law requires us to know our players');
  expect(seenText(place)).not.toContain('9171234567');
  // What was told is not changed here; what was not may be filled in.
  expect([...place.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual([
    'bday',
    'street-address',
  ]);
});

test('the details that were read once are there without a connection', async () => {
  wire.on(account.appUserOther, { code: 200, errcode: 0, fullName: 'Ana Reyes' });
  await open('info');
  await leavePage();
  setOnline(false);
  await openLobby();
  await resume();
  const place = await show('info');
  expect(seenText(place)).toContain('Ana Reyes');
  expect(seenText(place.querySelector('.page-age') as Element)).not.toBe('');
});

test('[CALL-25] a nickname and a picture are saved with what stood there, and nothing is sent before they change', async () => {
  const place = await open('modify');
  await save(place);
  expect(sent()).toHaveLength(0);
  await type(nicknameOf(place), 'Anita');
  await tap(pictureOf(place, 'Tiger'));
  wire.on(account.updateProfile, { code: 200, errcode: 0, nickname: 'Anita', avatar: 10 });
  await save(place);
  expect(sent()).toMatchObject([{ nickname: 'Anita', nicknameBefore: 'Ana', avatar: 10, avatarBefore: 3 }]);
  expect(nicknameOf(place)?.value).toBe('Anita');
  const { player } = await import('#data/player/session.ts');
  expect(player.value?.user).toMatchObject({ nickname: 'Anita', avatar: 10 });
});

test('what is edited while a nickname is saved stays, and is saved after it', async () => {
  const place = await open('modify');
  const { reply, arrives } = wire.later();
  wire.on(account.updateProfile, () => reply);
  await type(nicknameOf(place), 'Anita ');
  await save(place);
  await type(nicknameOf(place), 'Anita Cruz');
  arrives(json({ code: 200, errcode: 0, nickname: 'Anita', avatar: 3 }));
  await pass(400);
  expect([nicknameOf(place)?.value, seenText(place).includes('Not saved yet')]).toEqual(['Anita Cruz', true]);
  wire.on(account.updateProfile, { code: 200, errcode: 0, nickname: 'Anita Cruz', avatar: 3 });
  await save(place);
  expect(sent()[1]).toMatchObject({ nickname: 'Anita Cruz', nicknameBefore: 'Anita' });
  await leavePage();
  await openLobby();
  await resume();
  expect(seenText(await show('modify'))).not.toContain('Not saved yet');
});

test('a nickname that cannot be one is said so beside the field, and not sent', async () => {
  const place = await open('modify');
  await type(nicknameOf(place), '?');
  await save(place);
  expect(said(place, 'profile.wrongNickname')).toBeDefined();
  expect(sent()).toHaveLength(0);
});

test('the next nickname is called wrong only once it is sent', async () => {
  const place = await open('modify');
  wire.on(account.updateProfile, { code: 200, errcode: 0, nickname: 'Anita', avatar: 3 });
  await type(nicknameOf(place), 'Anita');
  await save(place);
  await type(nicknameOf(place), '?');
  expect(said(place, 'profile.wrongNickname')).toBeUndefined();
});

test('a refusal is worded, and what was typed stays', async () => {
  const place = await open('modify');
  await type(nicknameOf(place), 'Reyna');
  wire.on(account.updateProfile, refusal(SIGN_IN.accountTaken));
  await save(place);
  expect(wrongField(place, 'profile.nicknameTaken')).toBe(nicknameOf(place));
  expect(nicknameOf(place)?.value).toBe('Reyna');
});

test('what was typed without a connection is not sent, and is there again after the app was closed', async () => {
  const place = await open('modify');
  setOnline(false);
  await type(nicknameOf(place), 'Anita');
  await save(place);
  expect(said(place, 'common.offline')).toBeDefined();
  expect(sent()).toHaveLength(0);
  await leavePage();
  await openLobby();
  await resume();
  expect(nicknameOf(await show('modify'))?.value).toBe('Anita');
});

test('a change from another phone is shown when the server tells of it, and nothing is written over it unasked', async () => {
  const place = await open('modify');
  await type(nicknameOf(place), 'Anita');
  serverSays({ nickname: 'From elsewhere' });
  wire.on(account.updateProfile, refusal(PROFILE.changedElsewhere));
  await save(place);
  expect(said(place, 'profile.nicknameConflict')).toContain('From elsewhere');
  await save(place);
  expect(sent()).toHaveLength(1);
  await tap(buttonOf(place, 'Use “Anita”'));
  wire.on(account.updateProfile, { code: 200, errcode: 0, nickname: 'Anita', avatar: 3 });
  await save(place);
  expect(sent()[1]).toMatchObject({ nickname: 'Anita', nicknameBefore: 'From elsewhere' });
});

test('a draft that meets a change from another phone can be given up for it', async () => {
  const place = await open('modify');
  await type(nicknameOf(place), 'Anita');
  await leavePage();
  serverSays({ nickname: 'From elsewhere' });
  await openLobby();
  await resume();
  const later = await show('modify');
  await pass(6_000);
  expect(place.isConnected).toBe(false);
  expect(said(later, 'profile.nicknameConflict')).toBeDefined();
  await tap(buttonOf(later, 'Keep “From elsewhere”'));
  expect(nicknameOf(later)?.value).toBe('From elsewhere');
  expect(said(later, 'profile.nicknameConflict')).toBeUndefined();
});

const RED = 'data:image/jpeg;base64,AA==';

test('a picture of one’s own is asked for once by its name, and stands over the built-in one, without a connection too', async () => {
  wire.on(account.getOwnPicture, { code: 200, errcode: 0, picture: RED });
  const place = await open('profile', { avatarOther: 'abc' });
  expect(place.querySelector('.profile-me img')?.getAttribute('src')).toBe(RED);
  expect(wire.asked(account.getOwnPicture).map(({ body }) => body)).toMatchObject([{ avatarOther: 'abc' }]);
  await leavePage();
  setOnline(false);
  await openLobby();
  await resume();
  expect((await show('profile')).querySelector('.profile-me img')?.getAttribute('src')).toBe(RED);
});

test('it gives way to a built-in one, and is there to be chosen again until that is saved', async () => {
  wire.on(account.getOwnPicture, { code: 200, errcode: 0, picture: RED });
  wire.on(account.updateProfile, { code: 200, errcode: 0, nickname: 'Ana', avatar: 5, avatarOther: '' });
  const place = await open('modify', { avatarOther: 'abc' });
  const isChosen = (name: string) => pictureOf(place, name)?.checked;
  expect(isChosen('Your own picture')).toBe(true);
  await tap(pictureOf(place, 'Eagle'));
  await tap(pictureOf(place, 'Your own picture'));
  expect(isChosen('Your own picture')).toBe(true);
  await save(place);
  expect(sent()).toEqual([]);
  await tap(pictureOf(place, 'Eagle'));
  await save(place);
  expect(sent()).toMatchObject([{ avatarOther: '', avatarOtherBefore: 'abc', avatarBefore: 3 }]);
});
