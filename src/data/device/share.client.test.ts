import { expect, test } from 'vitest';
import { setNavigator } from '../../../tests/kit/client/page.ts';

const URL_OF_GAME = 'http://localhost:4599/start?gameId=1001';

async function share(facts: { share?: (data: object) => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  if (facts.share) setNavigator({ share: facts.share });
  setNavigator({ clipboard: { writeText: facts.writeText ?? (() => Promise.resolve()) } });
  const { shareAddress } = await import('./share.ts');
  return shareAddress('Lucky Sevens', '/start?gameId=1001');
}

test('a game is shared by the phone’s own sheet, which says all there is to say', async () => {
  const shared: object[] = [];
  expect(await share({ share: async (data) => void shared.push(data) })).toBe('shared');
  expect(shared).toEqual([{ title: 'Lucky Sevens', url: URL_OF_GAME }]);
});

test('elsewhere its address is copied, and whether that went well is known', async () => {
  const copied: string[] = [];
  expect(await share({ writeText: async (text) => void copied.push(text) })).toBe('copied');
  expect(copied).toEqual([URL_OF_GAME]);
  expect(await share({ writeText: () => Promise.reject(new Error('no')) })).toBe('failed');
});

test('a sheet that was put away copies nothing; one that fails does', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  const fail = (name: string) => () => Promise.reject(new DOMException('no', name));
  expect(await share({ share: fail('AbortError'), writeText })).toBe('canceled');
  expect(copied).toEqual([]);
  expect(await share({ share: fail('DataError'), writeText })).toBe('copied');
});
