import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { logging } from '#contract/logging.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const stored = (id: string) => kit.db().selectFrom('event_log').selectAll().where('id', '=', id).execute();

  test('[CALL-24] an action is stored once under its id, however often it is sent, with its player', async () => {
    const action = { id: randomUUID(), action: 'install-accepted', detail: { from: 'sheet' } };
    const sent = () => kit.post(logging.actionLog.path, action);
    expect(await sent()).toMatchObject({ errcode: 0 });
    expect(await sent()).toMatchObject({ errcode: 0 });
    expect(await stored(action.id)).toMatchObject([
      {
        user_id: String(kit.playerId()),
        body: { name: 'action', action: 'install-accepted', detail: { from: 'sheet' } },
      },
    ]);
  });

  test('an action without details is stored too', async () => {
    const id = randomUUID();
    await kit.post(logging.actionLog.path, { id, action: 'install-refused' });
    expect(await stored(id)).toMatchObject([{ body: { action: 'install-refused', detail: {} } }]);
  });
});
