import { beforeAll, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { sandboxPages } from './sandbox.ts';

const ODD = ['\0', '__proto__', 'constructor'];
const FIELDS = [
  'account',
  'at',
  'bring',
  'content',
  'do',
  'id',
  'mobile',
  'name',
  'order',
  'orderId',
  'reason',
  'ticketId',
  'value',
  'what',
];

withDatabase((database) => {
  let server: TestApp;
  beforeAll(async () => {
    sendLogTo(() => undefined);
    server = await openTestApp(database.current().db);
  });

  const pagesOf = (method: 'GET' | 'POST') => Object.keys(sandboxPages).filter((path) => sandboxPages[path]?.[method]);

  test.each(pagesOf('GET'))('%s answers an address with odd words without a fault', async (path) => {
    for (const word of ODD) {
      const query = new URLSearchParams(FIELDS.map((field) => [field, word]));
      const { status } = await server.app.fetch(new Request(`http://perya.test${path}?${query}`));
      expect(status, word).toBeLessThan(500);
    }
  });

  test.each(pagesOf('POST'))('%s answers a form with odd words without a fault', async (path) => {
    for (const word of ODD) {
      const body = new URLSearchParams(FIELDS.map((field) => [field, word])).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      const { status } = await server.app.fetch(
        new Request(`http://perya.test${path}`, { method: 'POST', body, headers }),
      );
      expect(status, word).toBeLessThan(500);
    }
  });
});
