import { afterAll, afterEach, expect, test } from 'vitest';

import { endAll, run } from '../../tests/kit/child.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { freePorts } from '../../tests/free-ports.mjs';

afterEach(endAll);
afterAll(removeScratch);

test('development serves the page, and calls and pictures from the server behind it', async () => {
  const port = await freePorts();
  const ports = { PORT: String(port), PROVIDER_PORT: '0' };
  const env = { ...ports, PERYA_DATA: scratchFolder(), GAMES: '5', DATABASE_URL: '', API_ORIGIN: '' };
  const child = run(process.execPath, ['server/launch/dev.mjs'], env);
  const address = `http://localhost:${port}`;
  await child.line(new RegExp(`^Perya is ready at ${address}$`));
  expect(await (await fetch(`${address}/`, { headers: { accept: 'text/html' } })).text()).toContain('/@vite/client');
  const config = await fetch(`${address}/prod-api-2/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await config.json()).toMatchObject({ errcode: 0 });
  const icon = await fetch(`${address}/gameIconV2/1001.png`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);

  const second = run(process.execPath, ['server/launch/dev.mjs'], env);
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Port \d+ cannot be opened \(EADDRINUSE\)[^\n]*\.$/);
  expect(await child.kill('SIGTERM')).toBe(0);
});
