/** The control page: every state a tester may want, one tap each, and which of them is on now. Forms only, no script. */
import * as v from 'valibot';
import { Config } from '#contract/entities/config.ts';
import { AGREEMENT_VARIANTS } from '#contract/settings.ts';
import { HOUR_MS, SECOND_MS } from '#shared/durations.ts';
import { escape, sendPage } from './markup.ts';
import { playerCard } from './player-card.ts';
import { listPlayers } from './players.ts';
import type { Sandbox } from './sandbox-of.ts';
import { listStopped } from './stage-games.ts';
import { readStaged, type Staged } from './stage.ts';

type Choice = readonly [value: string, name: string];

export async function showPanel(_request: Request, sandbox: Sandbox): Promise<Response> {
  const [staged, { players }, stopped] = await Promise.all([
    readStaged(sandbox),
    listPlayers(sandbox.services),
    listStopped(sandbox),
  ]);
  const { settings, gameListVersion } = staged;
  // As the app reads it: a broken setting shows as what the app makes of it.
  const socialLogin = sandbox.services.social?.offer() ?? null;
  const config = v.parse(Config, { socialLogin, mode: 'other', registerType: 'account', ...settings, gameListVersion });
  const list = `Version <code>${escape(gameListVersion)}</code>`;
  return sendPage({
    title: 'Sandbox control',
    body: `<p>Each button changes this server at once, for everybody who uses it.
<a href="/sandbox/bank">Bank and papers</a> · <a href="/sandbox/sms">Texts with codes</a> · <a href="/sandbox/service">Questions of players</a> · <a href="/sandbox/activities">Promotions</a> · <a href="/">Lobby</a></p>
${maintenance(config)}
${choicesOf(config, staged)}
${clock(staged)}
${press('games', 'Game list', list, [['bump', 'Make another version']])}
${stop('stopGame', 'Maintenance of a game', 'Number of the game', stopped.games)}
${stop('stopBrand', 'Maintenance of a brand', 'Number of the brand', stopped.brands)}
${press('limits', 'Limits of tries', 'Sign-ins, codes and texts may be tried again at once.', [['clear', 'Clear limits']])}
<h2 id="players">Players</h2>
<ul class="cards">${players.map(playerCard).join('\n')}</ul>
${byHttp(staged)}`,
  });
}

const MODES: readonly Choice[] = [
  ['other', 'Usual'],
  ['green', 'Green'],
];
const VARIANTS: readonly Choice[] = [
  ...AGREEMENT_VARIANTS.map((code): Choice => [code, code]),
  ['x1', 'x1, no agree box'],
];
const SIGN_UP: readonly Choice[] = [
  ['account', 'Username'],
  ['phone', 'Phone with code'],
  ['phoneNoOtp', 'Phone, no code'],
];
const SWITCH: readonly Choice[] = [
  ['on', 'On'],
  ['off', 'Off'],
];
const DOWNLOADS = ['0', '1', '2', '3'].map((type): Choice => [type, type]);

const choicesOf = (config: Config, { siteVariant }: Staged): string =>
  [
    choose('mode', 'Mode', config.mode, MODES),
    choose('variant', 'Site variant', siteVariant, VARIANTS, 'Reaches an installed app as a new version.'),
    choose('registerType', 'Sign-up by', config.registerType, SIGN_UP),
    choose('otp', 'One-time codes', config.otpStatus === 1 ? 'on' : 'off', SWITCH),
    choose('social', 'Social sign-in', config.socialLogin ? 'on' : 'off', SWITCH),
    choose('download', 'App download offered (type)', String(config.h5.downloadType), DOWNLOADS),
  ].join('\n');

const button = ([value, name]: Choice, current?: string): string =>
  `<button name="value" value="${escape(value)}"${current === undefined ? '' : ` aria-pressed="${value === current}"`}>${escape(name)}</button>`;

/** Buttons of which one is on. */
const choose = (id: string, title: string, current: string, choices: readonly Choice[], note = ''): string =>
  card(id, title, note, `<div class="choices">${choices.map((choice) => button(choice, current)).join('')}</div>`);

/** Buttons that do something once; `note` is markup. */
const press = (id: string, title: string, note: string, choices: readonly Choice[]): string =>
  card(id, title, note, `<div class="choices">${choices.map((choice) => button(choice)).join('')}</div>`);

const card = (id: string, title: string, note: string, controls: string): string =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${note === '' ? '' : `<p class="quiet">${note}</p>`}
<form method="post" action="/sandbox"><input type="hidden" name="do" value="${id}">${controls}</form></section>`;

function maintenance({ maintenance: { status, content } }: Config): string {
  const current = status === 0 ? 'off' : 'on';
  const field = `<label class="field"><span>What players read</span>
<input type="text" name="content" maxlength="200" value="${escape(content)}"></label>`;
  const buttons = SWITCH.map((choice) => button(choice, current)).join('');
  return card('maintenance', 'Maintenance', '', `${field}<div class="choices">${buttons}</div>`);
}

/** A number to name, and which of them stand still now. */
function stop(id: string, title: string, label: string, now: readonly { id: number; name: string }[]): string {
  const names = now.map((one) => `${one.id} ${escape(one.name)}`).join(', ');
  const field = `<label class="field"><span>${label}</span>
<input type="text" inputmode="numeric" name="id" maxlength="10" required></label>`;
  const buttons = SWITCH.map((choice) => button(choice)).join('');
  return card(id, title, names === '' ? '' : `Now: ${names}`, `${field}<div class="choices">${buttons}</div>`);
}

function clock({ now, clockOffsetMs }: Staged): string {
  const ahead = clockOffsetMs === 0 ? 'as the machine’s' : `moved by ${spell(clockOffsetMs)}`;
  return press('clock', 'Clock', `<time datetime="${now}">${now.replace('T', ' ').slice(0, 19)} UTC</time>, ${ahead}`, [
    [String(60 * SECOND_MS), '+1 min'],
    [String(HOUR_MS), '+1 h'],
    [String(25 * HOUR_MS), '+25 h'],
    [String(31 * 24 * HOUR_MS), '+31 d'],
    ['0', 'Reset'],
  ]);
}

function spell(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / (60 * SECOND_MS));
  const parts = [`${Math.floor(minutes / 1440)} d`, `${Math.floor((minutes % 1440) / 60)} h`, `${minutes % 60} min`];
  return `${offsetMs < 0 ? '−' : '+'}${parts.filter((part) => !part.startsWith('0 ')).join(' ') || 'less than a minute'}`;
}

const byHttp = ({ settings }: Staged): string => `<section><h2>By HTTP</h2>
<p>Everything here can be scripted; <code>docs/sandbox.md</code> has the whole list.</p>
<pre>${escape(EXAMPLES)}</pre>
<details><summary>All settings now</summary><pre>${escape(JSON.stringify(settings, null, 2))}</pre></details></section>`;

const EXAMPLES = `POST /sandbox/settings
{"settings": {"maintenance": {"status": 1, "content": "Back at noon."}}}
{"settings": {"mode": "green"}, "siteVariant": "n7"}
{"clockOffsetMs": 90000000, "bumpGames": true}

POST /sandbox/player
{"account": "jamie88", "set": {"status": "disabled"}, "endSessions": true}

{"account": "jamie88", "set": {"coin": 50000, "dailyBetLimit": 2000}, "closeVisit": true}

POST /sandbox/games   {"gameId": 1001, "maintain": true}

POST /sandbox/bank  {"mode": "hand"}
{"orderId": "PW-4F7A-91C2-0BD3", "do": "return", "reason": "The names differ."}
{"orderId": "PD-4F7A-91C2-0BD3", "do": "pay"}
{"channel": 2, "isOpen": false}

POST /sandbox/limits/clear   {}
GET  /sandbox/sms?mobile=9170000088`;
