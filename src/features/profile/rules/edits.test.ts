import { expect, test } from 'vitest';
import { edit, editsSince, fromDraft, insist, isInConflict, NO_EDITS, shownOf, toDraft, wishOf } from './edits.ts';

const NOW = { nickname: 'Ana', avatar: 3, own: '' };

test('an edit is shown and asked for with what stood there, and nothing else is', () => {
  const edits = edit(NO_EDITS, 'nickname', { now: 'Ana', to: ' Anita ' });
  expect(shownOf(edits, NOW)).toEqual({ nickname: ' Anita ', avatar: 3, own: '' });
  expect(wishOf(edits)).toEqual({ nickname: 'Anita', nicknameBefore: 'Ana' });
});

test('typing on keeps what stood there at the beginning; typing back ends the edit', () => {
  const begun = edit(NO_EDITS, 'nickname', { now: 'Ana', to: 'Anit' });
  const goneOn = edit(begun, 'nickname', { now: 'Elsewhere', to: 'Anita' });
  expect(goneOn.nickname).toEqual({ from: 'Ana', to: 'Anita' });
  expect(edit(begun, 'nickname', { now: 'Ana', to: 'Ana' })).toEqual({});
});

test('what another phone has changed is a conflict, unless it is the same, until the player insists', () => {
  const edits = edit(NO_EDITS, 'avatar', { now: 3, to: 5 });
  expect(isInConflict(edits, 'avatar', NOW)).toBe(false);
  expect(isInConflict(edits, 'avatar', { ...NOW, avatar: 5 })).toBe(false);
  expect(isInConflict(edits, 'nickname', { ...NOW, nickname: 'Else' })).toBe(false);
  expect(isInConflict(edits, 'avatar', { ...NOW, avatar: 8 })).toBe(true);
  const insisted = insist(edits, 'avatar', 8);
  expect(isInConflict(insisted, 'avatar', { ...NOW, avatar: 8 })).toBe(false);
  expect(wishOf(insisted)).toEqual({ avatar: 5, avatarBefore: 8 });
});

test('a draft brings back what was edited, with what stood there', () => {
  const both = edit(edit(NO_EDITS, 'avatar', { now: 3, to: 0 }), 'nickname', { now: 'Ana', to: '' });
  expect(fromDraft(toDraft(both))).toEqual(both);
  expect(fromDraft(toDraft(NO_EDITS))).toEqual(NO_EDITS);
});

test('what was edited while an edit was saved is left, with what stands there then', () => {
  const sent = edit(edit(NO_EDITS, 'avatar', { now: 3, to: 5 }), 'nickname', { now: 'Ana', to: ' Anita ' });
  expect(editsSince(sent, sent)).toBe(NO_EDITS);
  const more = edit(edit(sent, 'nickname', { now: 'Ana', to: 'Anita Cruz' }), 'own', { now: '', to: 'own.webp' });
  expect(editsSince(sent, more)).toEqual({
    nickname: { from: 'Anita', to: 'Anita Cruz' },
    own: { from: '', to: 'own.webp' },
  });
});
