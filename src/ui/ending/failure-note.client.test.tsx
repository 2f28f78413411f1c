import { expect, test } from 'vitest';
import { draw, seenText } from '../../../tests/kit/client/draw.ts';

test('why a call did not end well stands behind the sign of a warning, and where it did end well there is none', async () => {
  const { FailureNote } = await import('./failure-note.tsx');
  const failed = await draw(<FailureNote failure={{ kind: 'offline' }} />);
  expect(seenText(failed)).toContain('Nothing was sent');
  expect(failed.querySelector('[role=alert] .icon')).not.toBeNull();
  const ended = await draw(<FailureNote failure={undefined} />);
  expect(ended.querySelector('.icon')).toBeNull();
});
