import { beforeEach, expect, test } from 'vitest';
import { onPageEnd } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

const PLACE = { x: 180, y: 700 };
let taken: string[];

beforeEach(async () => {
  taken = [];
  const { stopSecondTaps } = await import('./second-taps.ts');
  onPageEnd(stopSecondTaps());
});

function add(name: string, markup = '<button><span></span></button>'): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  place.addEventListener('click', () => taken.push(name));
  return place;
}

/** As a finger does; a keyboard and a reader point at no place. */
function press(on: Element | null | undefined, { x, y } = PLACE, detail = 1, pointerType = 'touch'): void {
  on?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: y }));
}

const innermost = (place: HTMLElement): Element | null => place.querySelector('span');

test('a second tap does nothing to what stands where the first has closed a sheet', async () => {
  const sheet = add('Not now');
  const under = add('News');
  press(innermost(sheet));
  sheet.remove();
  await pass(120);
  press(innermost(under));
  await pass(120);
  press(innermost(under));
  expect(taken).toEqual(['Not now']);
  await pass(320);
  press(innermost(under));
  expect(taken).toEqual(['Not now', 'News']);
});

test('a second tap does nothing to the backdrop of the sheet that the first has opened', async () => {
  press(innermost(add('Deposit')));
  await pass(120);
  press(add('backdrop'));
  expect(taken).toEqual(['Deposit']);
});

test('two taps on one button are its own business, whatever is drawn inside it', async () => {
  const more = add('more');
  press(innermost(more));
  innermost(more)?.replaceWith(document.createElement('span'));
  await pass(120);
  press(innermost(more));
  expect(taken).toEqual(['more', 'more']);
});

test('a quick tap elsewhere, a key and a label’s own field are no second taps', async () => {
  press(innermost(add('first')));
  await pass(120);
  press(innermost(add('elsewhere')), { x: 20, y: 700 });
  await pass(120);
  press(innermost(add('by a key')), { x: 20, y: 700 }, 0);
  await pass(400);
  press(add('label', '<label></label>').querySelector('label'));
  press(add('field', '<input>').querySelector('input'));
  expect(taken).toEqual(['first', 'elsewhere', 'by a key', 'label', 'field']);
});

test('two quick clicks of a mouse at one place are two, for a tester’s program clicks so', async () => {
  press(innermost(add('close')), PLACE, 1, 'mouse');
  await pass(120);
  press(innermost(add('under it')), PLACE, 1, 'mouse');
  expect(taken).toEqual(['close', 'under it']);
});
