// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { makeShell } from './shell/shell.ts';
import { makeSound } from './sound.ts';
import { text } from './text.ts';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const sound = makeSound();
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const shell = makeShell(root, 'Slot', 'fruit', sound);
  const button = root.querySelector<HTMLElement>('.icon-sound') ?? expect.unreachable();
  return { sound, shell, button };
}

test.each([
  ['knows no sound', undefined],
  [
    'gives none now',
    function noDevice() {
      throw new DOMException('No device', 'NotSupportedError');
    },
  ],
])('a browser that %s plays in silence, and the button says so', (_what, given) => {
  vi.stubGlobal('AudioContext', given);
  const { sound, shell, button } = open();
  expect(sound.toggle()).toBe(false);
  shell.turnSoundOn();
  sound.tick();
  expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-label')]).toEqual(['false', text.soundOn]);
});

test('the button turns the sound on and off', () => {
  vi.stubGlobal('AudioContext', function works() {});
  const { button } = open();
  const pressed = [1, 2].map(() => (button.click(), button.getAttribute('aria-pressed')));
  expect(pressed).toEqual(['true', 'false']);
});
