import { kyc } from '#contract/kyc.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Page } from '#page/page.tsx';
import { IdForm } from '../parts/id-form.tsx';
import { IncomeForm } from '../parts/income-form.tsx';
import { isAsked, Standing } from '../parts/standing.tsx';
import { text } from '../text.ts';
import './kyc.css';

/** Where the pictures are handed in: the four of the ID together, and proof of income by itself. */
export function KycUploadScreen() {
  const reading = useAnswer(kyc.kyc, {});
  return (
    <Page title={text.uploadTitle} reading={reading}>
      {({ status, reason, incomeStatus, incomeReason }) => (
        <div className="kyc">
          {isAsked(status) ? <IdForm /> : <Standing status={status} words={text.id} reason={reason} />}
          <section className="kyc-card">
            <h2>{text.incomeTitle}</h2>
            <Standing status={incomeStatus} words={text.income} reason={incomeReason} />
            {isAsked(incomeStatus) && <IncomeForm />}
          </section>
        </div>
      )}
    </Page>
  );
}
