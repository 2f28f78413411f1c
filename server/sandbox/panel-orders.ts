/** The buttons of the control page as the same orders that scripts send by JSON. A form cannot say more than they can. */
import { DAY_MS } from '#shared/durations.ts';
import { sendJson } from '../http/answer.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { changePlayer } from './players.ts';
import { readForm } from './read-form.ts';
import type { Sandbox } from './sandbox-of.ts';
import { stageGames } from './stage-games.ts';
import { stage } from './stage.ts';

/** Long enough to meet it again and again, and short enough to wait for by the clock. */
const EXCLUSION_DAYS = 7;

const NO_LIMITS = {
  dailyBetLimit: null,
  weeklyBetLimit: null,
  monthlyBetLimit: null,
  dailyMinutes: null,
  weeklyMinutes: null,
  monthlyMinutes: null,
  breakUntil: null,
};

type Form = ReadonlyMap<string, string>;
type Carry = (form: Form, sandbox: Sandbox) => Promise<unknown>;

const setting =
  (of: (form: Form) => Record<string, unknown>): Carry =>
  (form, sandbox) =>
    stage({ settings: of(form) }, sandbox);

const value = (form: Form): string => form.get('value') ?? '';

const orders: Record<string, Carry> = {
  maintenance: setting((form) => ({
    maintenance: { status: value(form) === 'on' ? 1 : 0, content: form.get('content') ?? '' },
  })),
  mode: setting((form) => ({ mode: value(form) })),
  registerType: setting((form) => ({ registerType: value(form) })),
  otp: setting((form) => ({ otpStatus: value(form) === 'on' ? 1 : 0 })),
  download: setting((form) => ({
    h5: { downloadType: Number(value(form)), downloadUrl: 'https://download.example.com/perya.apk', url: [] },
  })),
  variant: (form, sandbox) => stage({ siteVariant: value(form) }, sandbox),
  clock: (form, sandbox) => {
    const byMs = Number(value(form));
    return stage({ clockOffsetMs: byMs === 0 ? 0 : sandbox.clock.offsetMs() + byMs }, sandbox);
  },
  social: (form, sandbox) =>
    stage(
      { settings: { socialLogin: value(form) === 'on' ? (sandbox.services.social?.offer() ?? null) : null } },
      sandbox,
    ),
  games: (_form, sandbox) => stage({ bumpGames: true }, sandbox),
  limits: (_form, { services }) => clearTries(services.db).then(() => true),
  stopGame: (form, sandbox) => stageGames(stopOrder(form, 'gameId'), sandbox),
  stopBrand: (form, sandbox) => stageGames(stopOrder(form, 'brandId'), sandbox),
  player: (form, sandbox) => changePlayer(playerOrder(form, sandbox), sandbox),
};

/** A field left empty is no number, and is refused like any other that names nothing. */
const stopOrder = (form: Form, which: 'gameId' | 'brandId'): object => ({
  [which]: Number(form.get('id') || Number.NaN),
  maintain: value(form) === 'on',
});

function playerOrder(form: Form, { services }: Sandbox): object {
  const account = form.get('account') ?? '';
  const excludedUntil = new Date(services.now().getTime() + EXCLUSION_DAYS * DAY_MS).toISOString();
  const changes: Record<string, object> = {
    disable: { set: { status: 'disabled' } },
    freeze: { set: { status: 'frozen' } },
    activate: { set: { status: 'active', selfExcludedUntil: null, kycOverdue: false } },
    exclude: { set: { selfExcludedUntil: excludedUntil } },
    overdue: { set: { kycOverdue: true } },
    verify: { set: { kycState: 'approved' } },
    reject: { set: { kycState: 'rejected', kycReason: form.get('reason') ?? '' } },
    verifyIncome: { set: { incomeState: 'approved' } },
    rejectIncome: { set: { incomeState: 'rejected', incomeReason: form.get('reason') ?? '' } },
    update: { set: { rechargeUpdate: true } },
    noUpdate: { set: { rechargeUpdate: false } },
    signOut: { endSessions: true },
    rich: { set: { coin: 10_000_00 } },
    points: { set: { points: 1_000_00 } },
    poor: { set: { coin: 0 } },
    limit: { set: { dailyBetLimit: 20_00 } },
    minute: { set: { dailyMinutes: 1 } },
    noLimit: { set: NO_LIMITS },
    closeVisit: { closeVisit: true },
  };
  return { account, ...(changes[value(form)] ?? { set: { unknown: true } }) };
}

export async function carryOut(request: Request, sandbox: Sandbox): Promise<Response> {
  const form = await readForm(request);
  const name = form?.get('do') ?? '';
  const carry = Object.hasOwn(orders, name) ? orders[name] : undefined;
  const result = form && carry ? await carry(form, sandbox) : undefined;
  if (!result) return sendJson({ error: 'There is no such button.' }, 400);
  // By GET, so that going back or reloading presses nothing twice.
  return new Response(null, { status: 303, headers: { location: `/sandbox#${form?.get('at') ?? name}` } });
}
