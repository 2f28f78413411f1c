import { afterEach, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { fil as featuredFil } from '#page/featured/text.fil.ts';
import { text as featuredText } from '#page/featured/text.ts';
import { speak } from '#ui/spoken.ts';
import { fil } from './text.fil.ts';
import { titleOf } from './title-of.ts';

const promotions = import.meta.glob<string>(['../../../server/promotions/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The titles that the reference server's world begins with. */
const served = Object.values(promotions).flatMap((source) =>
  Array.from(
    source.matchAll(/type(?::| =) ACTIVITY_TYPES\.(\w+)[,;](?:(?!type: ACTIVITY).)*?demo: \{[^}]*title: '([^']+)'/gs),
    ([, name = '', title = '']) => [ACTIVITY_TYPES[name as keyof typeof ACTIVITY_TYPES], title] as const,
  ),
);

const FIL = { promotions: fil };

afterEach(() => speak({}));

test('the usual title is said in the player’s language, also where there is none, and the operator’s own stays as it is', () => {
  const { freeLoginBonus } = ACTIVITY_TYPES;
  const said = () => ['Daily bonus', 'Fiesta ng Quiapo', ''].map((title) => titleOf(freeLoginBonus, title));
  expect(said()).toEqual(['Daily bonus', 'Fiesta ng Quiapo', 'Daily bonus']);
  speak(FIL);
  expect(said()).toEqual(['Araw-araw na bonus', 'Fiesta ng Quiapo', 'Araw-araw na bonus']);
});

test('of the titles that the reference server begins with, few are the same in both languages', () => {
  expect(served.length).toBeGreaterThan(21);
  speak(FIL);
  const same = served.filter(([type, title]) => titleOf(type, title) === title).map(([, title]) => title);
  expect(same.toSorted()).toEqual(['Agent', 'More from us', 'Perya wheel']);
});

test('what Rewards features has the name that the list of promotions gives it, in both languages', () => {
  const { inviteUserSpin, accumulatedRecharge } = ACTIVITY_TYPES;
  const titleOfType = (type: number) => titleOf(type, served.find(([one]) => one === type)?.[1] ?? '');
  const listed = () => [titleOfType(inviteUserSpin), titleOfType(accumulatedRecharge)];
  const featured = () => [featuredText.names.spin, featuredText.names.rebate];
  expect(featured()).toEqual(listed());
  speak({ ...FIL, featured: featuredFil });
  expect(featured()).toEqual(listed());
  expect(featured()).toEqual(['Perya wheel', 'Mga milestone ng deposit']);
});
