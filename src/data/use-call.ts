import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Answer, Input, Row } from '#contract/define.ts';
import type { Failure } from '#shared/outcome.ts';
import { call } from './call.ts';
import { isLineForeign, onReachable } from './connection.ts';

const LINE_FAILURES = new Set<Failure['kind']>(['offline', 'unanswered']);

/** A read that nothing keeps: asked when the screen opens, and again when it says so. */
export function useCall<R extends Row>(row: R, input: Input<R>) {
  const [answer, setAnswer] = useState<Answer<R>>();
  const [failure, setFailure] = useState<Failure>();
  const [isLost, setIsLost] = useState(false);
  const asked = JSON.stringify(input);

  const take = useCallback((outcome: Awaited<ReturnType<typeof call<R>>>) => {
    setFailure(outcome.ok ? undefined : outcome.failure);
    // A network that answers by itself has kept it away as well.
    setIsLost(!outcome.ok && (LINE_FAILURES.has(outcome.failure.kind) || isLineForeign.peek()));
    if (outcome.ok) setAnswer(() => outcome.value.answer);
  }, []);

  useEffect(() => {
    let isHere = true;
    void call(row, JSON.parse(asked) as Input<R>).then((outcome) => isHere && take(outcome));
    return () => {
      isHere = false;
    };
  }, [row, asked, take]);

  const load = async () => take(await call(row, JSON.parse(asked) as Input<R>));
  const loadAgain = useEffectEvent(() => void load());

  // What the line has kept away comes by itself once the line is back.
  useEffect(() => (isLost ? onReachable(() => loadAgain()) : undefined), [isLost]);
  return { answer, failure, load };
}
