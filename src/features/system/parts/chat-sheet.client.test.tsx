import { expect, test } from 'vitest';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';

async function openChat() {
  const { ChatSheet } = await import('./chat-sheet.tsx');
  const place = await draw(<ChatSheet name="Live chat" license={12345678} onClose={() => {}} />);
  const frame = () => place.querySelector('iframe');
  const say = async (kind: string) => {
    window.dispatchEvent(new MessageEvent('message', { source: frame()?.contentWindow ?? null, data: { kind } }));
    await settle();
  };
  return { place, frame, say };
}

test('a chat that has failed shows no empty frame, and is opened anew once there is a connection', async () => {
  const { place, frame, say } = await openChat();
  const failed = frame();
  setOnline(false);
  await say('chat-failed');
  expect([seenText(place), failed?.hasAttribute('data-open')]).toEqual([
    expect.stringContaining('The chat isn’t answering'),
    false,
  ]);
  setOnline(true);
  await settle();
  expect([seenText(place), frame() === failed]).toEqual([expect.stringContaining('Opening the chat'), false]);
  await say('chat-open');
  expect([seenText(place).includes('Opening'), frame()?.hasAttribute('data-open')]).toEqual([false, true]);
});

test('a chat that is open stays as it is when the connection comes back', async () => {
  const { frame, say } = await openChat();
  await say('chat-open');
  const open = frame();
  setOnline(false);
  setOnline(true);
  await settle();
  expect(frame()).toBe(open);
});

test.each([
  ['at a tap', async (place: HTMLElement) => tap(buttonOf(place, 'Try again'))],
  ['by itself', async () => pass(16_000)],
])('a chat whose script has failed on a good connection is opened anew %s', async (_how, again) => {
  const { place, frame, say } = await openChat();
  const failed = frame();
  await say('chat-failed');
  await again(place);
  expect([seenText(place), frame() === failed]).toEqual([expect.stringContaining('Opening the chat'), false]);
  await say('chat-open');
  expect([seenText(place).includes('Try again'), frame()?.hasAttribute('data-open')]).toEqual([false, true]);
});

test('a chat that has said nothing yet may still come, and is opened anew by a tap only', async () => {
  const { place, frame, say } = await openChat();
  const late = frame();
  await pass(60_000);
  expect([seenText(place), buttonOf(place, 'Try again') !== undefined, frame() === late]).toEqual([
    expect.stringContaining('The chat isn’t answering'),
    true,
    true,
  ]);
  await say('chat-open');
  expect([seenText(place).includes('Try again'), frame() === late]).toEqual([false, true]);
});
