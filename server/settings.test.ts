import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any variable it is the demonstration on port 4173, for this machine only', () => {
  expect(readSettings({})).toMatchObject({
    ok: true,
    value: { host: '127.0.0.1', port: 4173, gameCount: 1200, sandbox: true, killServiceWorker: false },
  });
});

test.each([
  [{ PORT: '80' }, { port: 80, providerPort: 81, pagePort: 80, gameOrigin: undefined }],
  [{ PORT: '0' }, { port: 0, providerPort: 0 }],
  [
    { PROVIDER_PORT: '9000', PAGE_PORT: '5000' },
    { port: 4173, providerPort: 9000, pagePort: 5000 },
  ],
  [{ GAME_ORIGIN: 'https://games.example/' }, { gameOrigin: 'https://games.example' }],
  [{ GAMES: '5000' }, { gameCount: 5000 }],
  [{ DATABASE_URL: 'postgres://a@b/c' }, { sandbox: false }],
  [{ DATABASE_URL: 'postgres://a@b/c', SANDBOX: '1' }, { sandbox: true }],
  [{ SITE_VARIANT: 'n7', APP_ID: 'com.example.app' }, { page: { siteVariant: 'n7', appId: 'com.example.app' } }],
  [{ SITE_VARIANT: '' }, { page: { siteVariant: '6b', channel: 'WEB' } }],
  [{ GAME_RESOURCE_HOSTS: 'https://a.example, https://*.b.example' }, { hosts: { pictures: { length: 2 } } }],
  [{ SW_KILL: '1' }, { killServiceWorker: true }],
  [{}, { page: { monitorUrl: '', adProbe: false }, hosts: { monitor: undefined } }],
  [
    { MONITOR_URL: 'https://m.example/begun', AD_PROBE: '1' },
    { page: { monitorUrl: 'https://m.example/begun', adProbe: true }, hosts: { monitor: 'https://m.example' } },
  ],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [{}, { publicOrigins: [], oidc: undefined }],
  [{ PUBLIC_ORIGIN: 'https://a.example https://b.example:8443' }, { publicOrigins: { length: 2 } }],
  [
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_NAME: 'Example' },
    { oidc: { clientId: 'a', clientSecret: 'b', name: 'Example', signing: 'published-key' } },
  ],
  [
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_SIGNING: 'HS256' },
    { oidc: { name: 'LINE', signing: 'shared-secret' } },
  ],
])('%j is understood', (env, expected) => {
  expect(readSettings(env)).toMatchObject({ ok: true, value: expected });
});

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: '4173', PROVIDER_PORT: '4173' }, /PROVIDER_PORT/],
  [{ GAME_ORIGIN: 'games.example' }, /GAME_ORIGIN/],
  [{ GAMES: '0' }, /GAMES/],
  [{ API_ORIGIN: 'api.example' }, /API_ORIGIN/],
  [{ API_ORIGIN: 'ftp://api.example' }, /API_ORIGIN/],
  [{ API_ORIGIN: 'https://api.example/path' }, /API_ORIGIN/],
  [{ GAME_RESOURCE_HOSTS: "https://a.example; script-src 'unsafe-inline'" }, /GAME_RESOURCE_HOSTS/],
  [{ FRAME_HOSTS: '*' }, /FRAME_HOSTS/],
  [{ MONITOR_URL: 'm.example' }, /MONITOR_URL/],
  [{ MONITOR_URL: 'http://m.example' }, /MONITOR_URL/],
  [{ PUBLIC_ORIGIN: 'https://a.example/lobby' }, /PUBLIC_ORIGIN/],
  [{ PUBLIC_ORIGIN: 'a.example' }, /PUBLIC_ORIGIN/],
  [{ OIDC_ISSUER: 'https://id.example' }, /OIDC_ISSUER/],
  [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, /OIDC_ISSUER/],
])('%j ends the start with a sentence about it', (env, about) => {
  const settings = readSettings(env);
  expect(settings.ok ? '' : settings.sentence).toMatch(about);
});
