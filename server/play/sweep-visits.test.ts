import { expect, test } from 'vitest';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { sweepVisits } from './sweep-visits.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const keptOf = async (what: string) =>
    (await kit.db().selectFrom('kept_answer').select('key').where('scope', 'like', `${what} %`).execute()).length;

  test('what a provider was answered is known for an hour, and what became of its transaction for good', async () => {
    await kit.db().deleteFrom('kept_answer').execute();
    await kit.bet((await kit.start(1001))['sessionId'], 100);
    const [messages, transactions] = [await keptOf('message'), await keptOf('transaction')];
    expect([messages > 0, transactions > 0]).toEqual([true, true]);
    kit.pass(59);
    await sweepVisits(kit.server().services);
    expect(await keptOf('message')).toBe(messages);
    kit.pass(2);
    await sweepVisits(kit.server().services);
    expect([await keptOf('message'), await keptOf('transaction')]).toEqual([0, transactions]);
  });
});
