import { Page } from '#page/page.tsx';
import { useWithdrawTerms } from '../parts/use-withdraw-terms.ts';
import { WithdrawBody } from '../parts/withdraw-body.tsx';
import { firstChannel } from '../rules/channels.ts';
import { text } from '../text.ts';

/** A withdrawal by the operator's first open way. */
export function WithdrawScreen() {
  return (
    <Page title={text.withdrawTitle} reading={useWithdrawTerms()}>
      {(terms) => <WithdrawBody terms={terms} channel={firstChannel(terms)} />}
    </Page>
  );
}
