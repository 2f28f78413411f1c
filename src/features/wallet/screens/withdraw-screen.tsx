import { useEffect } from 'react';
import { Page } from '#page/page.tsx';
import { useLastPart } from '#page/use-last-part.ts';
import { paths } from '#paths';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { withdrawals } from '#data/money/withdrawals.ts';
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

/** While a withdrawal is under way they are asked for again on any screen. */
function useWithdrawTerms() {
  useEffect(() => withdrawals.lookAt(), []);
  return useAnswer(wallet.getExchange, {});
}
