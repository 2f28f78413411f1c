import { Page } from '#page/page.tsx';
import { useWithdrawTerms } from '../parts/use-withdraw-terms.ts';
import { WithdrawBody } from '../parts/withdraw-body.tsx';
import { text } from '../text.ts';

/** A withdrawal by the operator's first way. */
export function WithdrawScreen() {
  return (
    <Page title={text.withdrawTitle} reading={useWithdrawTerms()}>
      {(terms) => <WithdrawBody terms={terms} />}
    </Page>
  );
}
