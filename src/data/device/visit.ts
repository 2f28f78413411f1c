/** What one visit remembers in sessionStorage: it outlives a reload, and dies with the tab. */
import { AD_PARAMETER_NAMES } from '#contract/common-fields.ts';

interface VisitFacts {
  adParameters: Record<string, string>;
  /** Of the link to sign-up that led here: the code of who shared it. */
  inviteCode: string;
  /** The operator's own app has opened this page inside itself. */
  inApp: 1;
  /** 1 while the terms are open, 0 after. */
  agree: 0 | 1;
  /** The address that asked for sign-in, and whose it was; a guest's is nobody's. */
  returnTo: { address: string; of?: string };
  /** The game whose heart a guest has tapped, and was led to sign-in for. */
  guestHeart: { gameId: number; atMs: number };
  /** What was sent along with the person to another site, and must come back with them. */
  socialLogin: { state: string; verifier: string; links?: true };
  /** To which number or address a code was sent, until when no other may be asked for, and how long that was. */
  codeSent: { mobile: string; untilMs: number; waitMs: number };
  /** What a guest has searched for, the latest first. */
  searches: string[];
  /** When the page was left: how long the player had played, when they were last told, what they had bet and won. */
  playTime: { playedMs: number; toldAtMinute: number; bet: number; win: number; rounds: number; atMs: number };
  /** What was typed into a form, by the form. */
  drafts: Record<string, Record<string, string>>;
}

type VisitKey = keyof VisitFacts;

/** What brought the visitor here belongs to the visit, not to the player, so it stays when a player leaves. */
const KEPT_AT_SIGN_OUT: readonly string[] = ['adParameters', 'inApp'] satisfies VisitKey[];

export function readVisit<Key extends VisitKey>(key: Key): VisitFacts[Key] | undefined {
  try {
    const written = sessionStorage.getItem(key);
    return written === null ? undefined : (JSON.parse(written) as VisitFacts[Key]);
  } catch {
    return undefined; // Blocked or damaged.
  }
}

export function writeVisit<Key extends VisitKey>(key: Key, value: VisitFacts[Key]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the visit goes on and forgets this at its next reload.
  }
}

export function removeVisit(key: VisitKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** The next person on this phone must find nothing that was typed. */
export function forgetVisit(keeping: readonly VisitKey[] = []): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (![...KEPT_AT_SIGN_OUT, ...keeping].includes(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: there is nothing to forget.
  }
}

const LONGEST_VALUE = 200;
/** What the operator's app adds to the address that it opens. Its value is the app's business. */
const APP_PARAMETER = 'token';

/** Reads the landing address once, at the start of the program, before any navigation changes it. */
export function rememberAdParameters(address: string): void {
  const landed = new URL(address).searchParams;
  if (landed.has(APP_PARAMETER)) writeVisit('inApp', 1);
  const found = AD_PARAMETER_NAMES.filter((key) => landed.has(key)).map((key) => [
    key,
    (landed.get(key) ?? '').slice(0, LONGEST_VALUE),
  ]);
  if (found.length === 0) return;
  writeVisit('adParameters', { ...adParameters(), ...Object.fromEntries(found) });
}

/** Which advertisement brought the visitor. A browser that blocks storage loses it at the next navigation, and nothing else. */
export const adParameters = (): Record<string, string> => readVisit('adParameters') ?? {};
