import { expect, test } from 'vitest';
import { tickets } from '#contract/tickets.ts';
import { draw, seenText } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { browserWithNotices } from '../../../../tests/kit/client/push.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const [example] = exampleOf(tickets.getTickets)['list'] as object[];
const letter = (id: number, isService: 0 | 1) => ({
  id,
  isService,
  content: `Letter ${id}`,
  pictureList: [],
  createTime: id,
});

test.each([
  ['none', [], false],
  ['one that is answered', [letter(1, 0), letter(2, 1)], false],
  ['one that waits', [letter(1, 0)], true],
])('with %s among the questions the phone offers to tell of an answer: %j', async (_what, letterList, isOffered) => {
  browserWithNotices('granted');
  const list = letterList.length > 0 ? [{ ...example, isClosed: 0, letterList }] : [];
  wire.on(tickets.getTickets, { code: 200, errcode: 0, list, total: list.length });
  await openLobby();
  await signIn();
  goTo('/profile/tickets');
  const { TicketsScreen } = await import('./tickets-screen.tsx');
  const place = await draw(<TicketsScreen />);
  await pass(2_000);
  expect(seenText(place).includes('Want to know when we answer?')).toBe(isOffered);
});
