import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { Page } from '#page/page.tsx';
import { useLastPart } from '#page/use-last-part.ts';
import { paths } from '#paths';
import { isUnderWay } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/call/connection.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { WithdrawBody } from '../parts/withdraw-body.tsx';
import { firstChannel, channelNamed, titleOf } from '../rules/channels.ts';
import { text } from '../text.ts';

/** A withdrawal by the operator's first open way. */
export function WithdrawScreen() {
  return (
    <Page title={text.withdrawTitle} reading={useWithdrawTerms()}>
      {(terms) => <WithdrawBody terms={terms} channel={firstChannel(terms)} />}
    </Page>
  );
}

/** A withdrawal by the way that the address names. */
export function NamedWithdrawScreen() {
  const name = useLastPart();
  const reading = useWithdrawTerms();
  const shown = reading.answer && channelNamed(reading.answer, name);
  return (
    <Page
      title={shown ? text.withdrawBy(titleOf(shown)) : text.withdrawTitle}
      reading={reading}
      isEmpty={(terms) => !channelNamed(terms, name)}
      empty={{
        icon: 'wallet',
        words: text.noSuchWay,
        action: { label: text.withdrawTitle, href: paths.withdraw() },
      }}
    >
      {(terms) => <WithdrawBody terms={terms} channel={channelNamed(terms, name)} />}
    </Page>
  );
}

const LOOK_AGAIN_MS = 4_000;

/** What may be withdrawn, asked for again while a withdrawal is under way. */
function useWithdrawTerms() {
  useSignals();
  const terms = useAnswer(wallet.getExchange, {});
  const isAwaited = isUnderWay(terms.answer?.order);
  useEvery(isAwaited && isReachable.value ? LOOK_AGAIN_MS : undefined, () => void terms.refresh());
  return terms;
}

/** While the screen is looked at. */
function useEvery(everyMs: number | undefined, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
