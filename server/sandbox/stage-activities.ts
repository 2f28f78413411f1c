/** Promotions as a tester wants them: on or off, from when to when, and with figures of the operator's. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { sendJson } from '../http/answer.ts';
import { readJsonBody } from '../http/json-body.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { WITHOUT_PAGE } from '../promotions/out-link.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import { Bring, bringPlayer, BROUGHT, canBring } from './bring.ts';
import { escape, sendPage, wantsPage } from './markup.ts';
import { readForm } from './read-form.ts';
import type { Sandbox } from './sandbox-of.ts';

type Staging = (typeof WITHOUT_PAGE)[number];

/** Every kind that there is. */
const STAGED: readonly Staging[] = [...PROMOTIONS, ...WITHOUT_PAGE];

const PAGE = '/sandbox/activities';
const MOST_BYTES = 8_000;

const Moment = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((moment) => new Date(moment)),
  ),
);

const Order = v.strictObject({
  type: v.pipe(v.number(), v.safeInteger()),
  isOn: v.optional(v.boolean()),
  startsAt: v.optional(Moment),
  endsAt: v.optional(Moment),
  /** Null gives the promotion its own figures back. */
  settings: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});
type Order = v.InferOutput<typeof Order>;

type Done = { ok: true } | { ok: false; why: string };
const no = (why: string): Done => ({ ok: false, why });

/** All of an order or nothing of it. */
async function carryOut(db: Kysely<Tables>, asked: unknown): Promise<Done> {
  const read = v.safeParse(Order, asked);
  if (!read.success)
    return no('Expected {"type": 37, "isOn": true, "startsAt": "2026-12-01T00:00:00Z", "settings": {…}}.');
  const promotion = STAGED.find(({ type }) => type === read.output.type);
  if (!promotion) return no('There is no such promotion.');
  const wrong = whyNotSettings(promotion, read.output.settings);
  if (wrong) return no(wrong);
  return inTransaction(db, async (transaction) => {
    const why = await changeActivity(transaction, promotion, read.output);
    if (why) return no(why);
    await changeSettings(transaction, read.output);
    return { ok: true };
  });
}

function whyNotSettings({ config }: Staging, settings: Order['settings']): string | undefined {
  if (!settings) return undefined;
  if (JSON.stringify(settings).length > MOST_BYTES) return `Settings have ${MOST_BYTES} letters at most.`;
  const read = v.safeParse(config, settings);
  if (!read.success) {
    const at = read.issues.map(
      ({ path, message }) => `${(path ?? []).map(({ key }) => String(key)).join('.')}: ${message}`,
    );
    return `The settings are wrong. ${at.join(' ')}`;
  }
  // The schema passes over what it does not know, so a slip in a name would change nothing.
  const known = Object.keys(read.output as object);
  const strange = Object.keys(settings).find((name) => !known.includes(name));
  return strange === undefined ? undefined : `There is no setting "${strange}".`;
}

async function changeActivity(db: Kysely<Tables>, { type, demo }: Staging, order: Order): Promise<string | undefined> {
  const { isOn, startsAt, endsAt } = order;
  if (isOn === false) {
    await db.deleteFrom('activity').where('type', '=', type).execute();
    return undefined;
  }
  const now = await db.selectFrom('activity').selectAll().where('type', '=', type).forUpdate().executeTakeFirst();
  if (!now && isOn !== true)
    return startsAt === undefined && endsAt === undefined ? undefined : 'It is off. Switch it on as well.';
  const starts_at = startsAt === undefined ? (now?.starts_at ?? null) : startsAt;
  const ends_at = endsAt === undefined ? (now?.ends_at ?? null) : endsAt;
  if (starts_at && ends_at && starts_at >= ends_at) return 'It would end before it begins.';
  const { title, sort, picture } = demo;
  await db
    .insertInto('activity')
    .values({ type, title, sort, img_url: picture, starts_at, ends_at })
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ starts_at, ends_at }))
    .execute();
  return undefined;
}

async function changeSettings(db: Kysely<Tables>, { type, settings }: Order): Promise<void> {
  if (settings === undefined) return;
  if (settings === null) {
    await db.deleteFrom('activity_config').where('type', '=', type).execute();
    return;
  }
  const value = JSON.stringify(settings);
  await db
    .insertInto('activity_config')
    .values({ type, value })
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ value }))
    .execute();
}

async function listStaged(db: Kysely<Tables>) {
  const rows = await db.selectFrom('activity').selectAll().execute();
  const settings = await db.selectFrom('activity_config').selectAll().execute();
  return STAGED.map(({ type, name, demo }) => {
    const row = rows.find((one) => one.type === type);
    return {
      type,
      name,
      title: row?.title ?? demo.title,
      isOn: row !== undefined,
      startsAt: row?.starts_at?.toISOString() ?? null,
      endsAt: row?.ends_at?.toISOString() ?? null,
      settings: settings.find((one) => one.type === type)?.value ?? null,
    };
  }).toSorted((one, other) => one.type - other.type);
}
type Staged = Awaited<ReturnType<typeof listStaged>>[number];

export async function showActivities(request: Request, { services }: Sandbox): Promise<Response> {
  const activities = await listStaged(services.db);
  if (!wantsPage(request)) return sendJson({ activities });
  return sendPage({
    title: 'Promotions',
    body: `<p>On and off, from when to when (universal time), and the figures of each. <a href="/sandbox">Control</a></p>
<ul class="cards">${activities.map(card).join('\n')}</ul>`,
  });
}

export async function changeActivities(request: Request, sandbox: Sandbox): Promise<Response> {
  const { db } = sandbox.services;
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const body = await readJsonBody(request);
    const done = await bringOr(body.ok ? body.value : undefined, sandbox);
    return done.ok ? sendJson({ activities: await listStaged(db) }) : sendJson({ error: done.why }, 400);
  }
  const form = await readForm(request);
  const asked = form?.get('bring') ? bringOf(form) : orderOf(form);
  const done = asked ? await bringOr(asked, sandbox) : no('The settings are no JSON.');
  if (!done.ok) return sendJson({ error: done.why }, 400);
  // By GET afterwards, so that reloading changes nothing twice.
  return new Response(null, { status: 303, headers: { location: `${PAGE}#activity-${asked?.type}` } });
}

/** Either brings a player into a state, or changes the promotion for all. */
function bringOr(asked: unknown, sandbox: Sandbox): Promise<Done> {
  const read = v.safeParse(Bring, asked);
  const { db } = sandbox.services;
  if (!read.success) return carryOut(db, asked);
  const { type } = read.output;
  const run = (startsAt: Date | null, endsAt: Date | null) =>
    carryOut(db, {
      type,
      isOn: true,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    });
  return bringPlayer(read.output, sandbox, run);
}

const bringOf = (form: ReadonlyMap<string, string>) => ({
  type: Number(form.get('type')),
  account: form.get('account') ?? '',
  bring: form.get('bring') ?? '',
});

/** A field that is empty is no time and no settings; undefined where the settings are no JSON. */
function orderOf(form: ReadonlyMap<string, string> | undefined): v.InferInput<typeof Order> | undefined {
  const type = Number(form?.get('type'));
  const word = form?.get('do');
  if (word === 'off') return { type, isOn: false };
  const moment = (name: string): string | null => (form?.get(name) ? `${form.get(name)}:00Z` : null);
  const typed = form?.get('settings')?.trim() ?? '';
  try {
    const settings = typed === '' ? null : (JSON.parse(typed) as Record<string, unknown>);
    return { type, isOn: true, startsAt: moment('startsAt'), endsAt: moment('endsAt'), settings };
  } catch {
    return undefined;
  }
}

function card({ type, name, title, isOn, startsAt, endsAt, settings }: Staged): string {
  const field = (id: string, words: string, moment: string | null) =>
    `<label class="field"><span>${words}</span><input type="datetime-local" name="${id}" value="${moment?.slice(0, 16) ?? ''}"></label>`;
  return `<li id="activity-${type}"><h3>${type}: ${escape(title)}, ${isOn ? 'on' : 'off'}</h3>
<p class="quiet">${escape(name)}</p>
<form method="post" action="${PAGE}"><input type="hidden" name="type" value="${type}">
${field('startsAt', 'Begins', startsAt)}
${field('endsAt', 'Ends', endsAt)}
<label class="field"><span>Settings, as JSON</span><textarea name="settings" rows="3" maxlength="${MOST_BYTES}">${settings === null ? '' : escape(JSON.stringify(settings))}</textarea></label>
<div class="choices"><button name="do" value="on" aria-label="Switch on: ${type}">On with this</button>
<button name="do" value="off" aria-label="Switch off: ${type}">Off</button></div></form>
${canBring(type) ? bringForm(type) : ''}</li>`;
}

function bringForm(type: number): string {
  const buttons = BROUGHT.map(
    (state) => `<button name="bring" value="${state}" aria-label="${state}: ${type}">${state}</button>`,
  );
  return `<form method="post" action="${PAGE}"><input type="hidden" name="type" value="${type}">
<label class="field"><span>Bring a player (username, phone or id) into a state</span><input name="account" required maxlength="64" autocomplete="off"></label>
<div class="choices">${buttons.join('')}</div></form>`;
}
