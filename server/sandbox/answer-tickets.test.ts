import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { insertTicket, writeTicketLetter } from '../tickets/ticket-store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

withDatabase((database) => {
  let server: TestApp;
  let ticketId = 0;

  beforeAll(async () => {
    const { db } = database.current();
    server = await openTestApp(db, { now: () => NOW });
    const { id } = await aPlayer(db, {});
    const asked = { player_id: id, subject: 1, reference: 'PD-1', diagnosis: 'Version: <b>1</b>', created_at: NOW };
    ticketId = (await insertTicket(db, { ...asked, closed_at: null })).id;
    await writeTicketLetter(db, { ticketId, isService: false, content: '<img src=x onerror=alert(1)>', now: NOW });
  });

  const at = (init: RequestInit = {}) => server.app.fetch(new Request('http://perya.test/sandbox/service', init));
  const order = (body: unknown) =>
    at({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const press = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded';
    return at({
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.length) },
    });
  };
  const told = async () => (await (await at()).json()).tickets[0];

  test('a question is answered and closed by hand and by HTTP', async () => {
    expect(await told()).toMatchObject({ id: ticketId, isWaiting: true, isClosed: 0, reference: 'PD-1' });
    expect((await order({ ticketId, content: 'We are looking.' })).status).toBe(200);
    expect(await told()).toMatchObject({ isWaiting: false, isClosed: 0 });
    const pressed = await press({ ticketId: String(ticketId), content: 'Found.', do: 'close' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/sandbox/service#ticket-${ticketId}`]);
    const { isClosed, letterList } = await told();
    expect([isClosed, letterList.map(({ content }: { content: string }) => content).slice(1)]).toEqual([
      1,
      ['We are looking.', 'Found.'],
    ]);
    await press({ ticketId: String(ticketId), content: '', do: 'open' });
    expect((await told()).isClosed).toBe(0);
  });

  test('the page shows what a player wrote as text', async () => {
    const html = await (await at({ headers: { accept: 'text/html' } })).text();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img|<script|<b>1/);
  });

  test('the questions that wait stand first, the oldest of them before the others, and closed ones last', async () => {
    const { db } = database.current();
    const { id: player_id } = await aPlayer(db, {});
    const ask = async (closed_at: Date | null) => {
      const row = { player_id, subject: 1, reference: '', diagnosis: '', created_at: NOW, closed_at };
      const { id } = await insertTicket(db, row);
      await writeTicketLetter(db, { ticketId: id, isService: false, content: 'Hello?', now: NOW });
      return id;
    };
    const closed = await ask(NOW);
    const asked = [await ask(null), await ask(null), await ask(null)];
    const [first = 0, answered = 0, last = 0] = asked;
    await order({ ticketId: answered, content: 'Here it is.' });
    const { tickets } = (await (await at()).json()) as { tickets: { id: number }[] };
    const ids = tickets.map(({ id }) => id).filter((id) => id === closed || asked.includes(id));
    expect(ids).toEqual([first, last, answered, closed]);
  });

  test('an order that makes no sense changes nothing', async () => {
    const before = await told();
    for (const body of [{ ticketId }, { ticketId: 9_999, content: 'x' }, { ticketId: 'x', content: 'x' }, {}]) {
      expect((await order(body)).status).toBe(400);
    }
    expect((await press({ ticketId: String(ticketId), content: ' ', do: 'say' })).status).toBe(400);
    expect(await told()).toEqual(before);
  });
});
