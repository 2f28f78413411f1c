import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { SUPERIOR } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { openApp, screenOf, shown } from '../../../../tests/kit/client/app.tsx';
import { said, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const followInvite = async (query: string) => {
  const { rememberAdParameters } = await import('#data/device/visit.ts');
  const { rememberInvite } = await import('#data/sign-in/sign-up-fields.ts');
  goTo(`/register${query}`);
  rememberAdParameters(location.href);
  rememberInvite();
};

async function open(pid: number | '') {
  wire.on(session.refreshData, { code: 200, errcode: 0, ...aUser({ pid }) });
  const place = await openApp('/profile/superior', { user: { pid } });
  await shown();
  return place;
}

const fieldOf = (place: HTMLElement) => screenOf(place).querySelector<HTMLInputElement>('form input');
const sent = () => wire.asked(agents.agentFill).map(({ body }) => body['pid']);
async function submit(place: HTMLElement) {
  screenOf(place)
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
  await shown();
}

test('[ROUTE-47] the superior’s screen opens for a player without one, and leads others to their profile', async () => {
  await open(100_001);
  expect(location.pathname).toBe('/profile/user');
});

test('[ROUTE-47, MAIL-07] a code is sent as pid, and the player has a superior from then on', async () => {
  const place = await open('');
  expect(location.pathname).toBe('/profile/superior');
  await submit(place);
  expect(said(place, 'profile.noCode')).toBeDefined();
  expect(sent()).toEqual([]);
  await type(fieldOf(place), ' REYNA88 ');
  wire.on(agents.agentFill, { code: 200, errcode: 0, pid: 100_001 });
  await submit(place);
  expect(sent()).toEqual(['REYNA88']);
  expect(location.pathname).toBe('/profile/user');
});

test('who invited the player by their link stands in the field already', async () => {
  await followInvite('?inviteCode=REYNA88&pid=7');
  expect(fieldOf(await open(''))?.value).toBe('REYNA88');
});

test('of a link that is pasted its code is sent, and a short one as it is', async () => {
  const place = await open('');
  wire.on(agents.agentFill, refusal(SUPERIOR.notFound));
  for (const link of [`${location.origin}/register?inviteCode=REYNA88&pid=7`, `${location.origin}/s/abcd2345`]) {
    await type(fieldOf(place), link);
    await submit(place);
  }
  expect(sent()).toEqual(['REYNA88', `${location.origin}/s/abcd2345`]);
});

test('a code of nobody is said so and stays; without a connection nothing is sent', async () => {
  const place = await open('');
  await type(fieldOf(place), 'NOBODY');
  wire.on(agents.agentFill, refusal(SUPERIOR.notFound));
  await submit(place);
  expect(wrongField(place, 'superior.notFound')).toBe(fieldOf(place));
  expect(fieldOf(place)?.value).toBe('NOBODY');
  setOnline(false);
  await submit(place);
  expect(said(place, 'common.offline')).toBeDefined();
  expect(sent()).toHaveLength(1);
});
