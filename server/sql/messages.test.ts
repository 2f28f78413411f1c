import { expect, test } from 'vitest';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { sql } from 'kysely';
import { inOnePiece } from './messages.ts';

test('each message says how long it is, and an empty value is told from none', () => {
  const said = inOnePiece((messages) => {
    messages.bind('s', ['', null, Buffer.from([0, 255])]);
    messages.sync();
  });
  const values = '00000000 ffffffff 0000000200ff';
  const bind = `00 7300 0003 000000000001 0003 ${values} 0001 0000`.replaceAll(' ', '');
  expect(said.toString('hex')).toBe(`42${length(bind)}${bind}5300000004`);
});

test('what could not be written leaves nothing behind for the next trip', () => {
  const tooMany = Array.from({ length: 70_000 }, () => null);
  expect(() => inOnePiece((messages) => messages.bind('s', tooMany))).toThrow(RangeError);
  expect(inOnePiece((messages) => messages.sync()).toString('hex')).toBe('5300000004');
});

/** Of a message, itself included. */
const length = (hex: string): string => (hex.length / 2 + 4).toString(16).padStart(8, '0');

withEachDatabase((database) => {
  test('what cannot be written fails alone: its transaction is undone, and the connection goes on', async () => {
    const { db } = database.current();
    const tooMany = sql.join(Array.from({ length: 70_000 }, () => 1));
    const work = db.transaction().execute(async (transaction) => {
      await sql`insert into setting (key, value) values (${'half'}, ${'1'})`.execute(transaction);
      await sql`select ${tooMany}`.execute(transaction);
    });
    await expect(work).rejects.toThrow(RangeError);
    const { rows } = await sql`select key from setting where key = ${'half'}`.execute(db);
    expect(rows).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['letters of all lengths', 'aé€😀 ñ'],
    ['more than there was room for', '€'.repeat(60_000)],
    ['quotes and marks', `'"\\$1%;--`],
  ])('a text of %s arrives as it was', async (_name, text) => {
    const bytes = Buffer.from(text);
    const { rows } = await sql`select ${text}::text as text, ${bytes}::bytea as bytes, ${null}::text as none`.execute(
      database.current().db,
    );
    expect(rows).toEqual([{ text, bytes, none: null }]);
  });
});
