/** Draws components into the test's document, where a rule is about what is shown and needs no layout. */
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onPageEnd } from './page.ts';
import { settle } from './turns.ts';

export async function draw(content: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onPageEnd(() => root.unmount());
  root.render(content);
  await settle();
  return place;
}

/** What a hook returns, drawn anew whenever it changes. */
export async function drawHook<Value>(hook: () => Value): Promise<{ readonly value: Value }> {
  let value: Value | undefined;
  function Host() {
    value = hook();
    return null;
  }
  await draw(createElement(Host));
  return {
    get value() {
      return value as Value;
    },
  };
}

/** As eyes meet it: without what is said to readers alone. */
export function seenText(place: Element): string {
  const copy = place.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden, [hidden]')) hidden.remove();
  return (copy.textContent ?? '').trim();
}

export async function tap(target: Element | null | undefined): Promise<void> {
  if (!target) throw new Error('There is nothing to tap');
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
}

/** As keys or a paste do. */
export async function type(field: Element | null | undefined, text: string): Promise<void> {
  const kinds = [HTMLInputElement, HTMLTextAreaElement];
  const kind = kinds.find((one) => field instanceof one);
  if (!field || !kind) throw new Error('There is nothing to type into');
  // React hears of a value that was not set by itself.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

/** What is said by this key, as eyes meet it; undefined where nothing is. */
export function said(place: ParentNode, key: string): string | undefined {
  const found = place.querySelector(`[data-msg-key="${key}"]`);
  return found ? seenText(found) : undefined;
}

/** The field that is marked as wrong with the words of this key, which it is described by. */
export function wrongField(place: ParentNode, key: string): Element | null {
  const id = place.querySelector(`[data-msg-key="${key}"]`)?.id;
  return id ? place.querySelector(`[aria-invalid=true][aria-describedby="${id}"]`) : null;
}

export const buttonOf = (place: ParentNode, name: string): HTMLElement | undefined =>
  Array.from(place.querySelectorAll<HTMLElement>('button, a')).find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  );
