import { useEffect, useState } from 'react';
import { waitingFavorites } from '#data/favorites/send-favorites.ts';
import { lastErrors } from '#data/help.ts';
import { runSelfTest } from '#data/self-test.ts';
import { waitingTickets } from '#data/tickets/tickets.ts';
import { diagnosisOf, diagnosisText, type Line } from '../rules/diagnosis.ts';

export interface Diagnosis {
  /** Undefined while the phone is being looked at. */
  lines: readonly Line[] | undefined;
  isOut: (id: string) => boolean;
  toggle: (id: string) => void;
  takeAllOut: (isOut: boolean) => void;
  text: string;
}

/** What the player may tell of this phone. Everything is in until it is taken out. */
export function useDiagnosis(): Diagnosis {
  const [lines, setLines] = useState<readonly Line[]>();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let isGone = false;
    void look().then((found) => !isGone && setLines(found));
    return () => {
      isGone = true;
    };
  }, []);

  const all = lines ?? [];
  return {
    lines,
    isOut: (id) => out.has(id),
    toggle: (id) => setOut(out.has(id) ? new Set([...out].filter((one) => one !== id)) : new Set([...out, id])),
    takeAllOut: (isOut) => setOut(new Set(isOut ? all.map(({ id }) => id) : [])),
    text: diagnosisText(all, out),
  };
}

async function look(): Promise<Line[]> {
  const test = await runSelfTest();
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return diagnosisOf({
    test,
    userAgent: navigator.userAgent,
    screen: `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}${isApp ? ', app' : ''}`,
    language: document.documentElement.lang,
    waiting: waitingFavorites.peek().length + waitingTickets.peek(),
    errors: lastErrors(),
  });
}
