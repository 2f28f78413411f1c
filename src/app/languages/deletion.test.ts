import { expect, test } from 'vitest';
import { text as account } from '#features/account/text.ts';
import { fil as accountFil } from '#features/account/text.fil.ts';
import { text as faq } from '#features/help/faq-text.ts';
import { fil as faqFil } from '#features/help/faq-text.fil.ts';
import { privacy } from '#features/legal/privacy-text.ts';
import { fil as privacyFil } from '#features/legal/privacy-text.fil.ts';

const part7 = (sections: readonly { title: string; list?: readonly string[] }[]): string =>
  sections.flatMap(({ title, list }) => (title.startsWith('7.') ? (list ?? []) : [])).join(' ');

test.each([
  ['English', account.deleteLead, privacy.sections, /30 days.*who you are.*five years as a rule.*self-exclusion/],
  ['Filipino', accountFil.deleteLead, privacyFil.sections, /30 araw.*kung sino kayo.*limang taon.*self-exclusion/],
] as const)('the page and the privacy policy say the same of a deleted account in %s', (_, lead, sections, same) => {
  expect([lead.join(' '), part7(sections)]).toEqual([expect.stringMatching(same), expect.stringMatching(same)]);
});

test.each([
  ['English', faq.items, /30 days/],
  ['Filipino', faqFil.items, /30 araw/],
] as const)('the answers say how long it takes in %s', (_, items, words) => {
  expect(items.filter(({ a }) => words.test(a))).toHaveLength(1);
});
