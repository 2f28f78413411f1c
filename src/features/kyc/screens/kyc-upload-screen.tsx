import { kyc, type KycState } from '#contract/kyc.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Page } from '#page/page.tsx';
import { useQuery } from '#page/use-query.ts';
import { IdForm } from '../parts/id-form.tsx';
import { IncomeForm } from '../parts/income-form.tsx';
import { isAsked, Standing } from '../parts/standing.tsx';
import { text } from '../text.ts';
import './kyc.css';

/** Where the pictures are handed in: the four of the ID together, and proof of income by itself. `?papers=income` asks for that alone. */
export function KycUploadScreen() {
  const reading = useAnswer(kyc.kyc, {});
  const isIncomeAlone = useQuery('papers')[0] === 'income';
  return (
    <Page title={titleOf(reading.answer, isIncomeAlone)} reading={reading}>
      {({ incomeStatus, incomeReason, incomeSentAt, ...id }) => (
        <div className="kyc">
          {!isIncomeAlone && <Identity {...id} />}
          <section className="kyc-card">
            <h2>{text.incomeTitle}</h2>
            <Standing status={incomeStatus} words={text.income} reason={incomeReason} sentAt={incomeSentAt} />
            {isAsked(incomeStatus) && <IncomeForm />}
          </section>
        </div>
      )}
    </Page>
  );
}

const Identity = ({ status, reason, sentAt }: Pick<KycState, 'status' | 'reason' | 'sentAt'>) =>
  isAsked(status) ? <IdForm /> : <Standing status={status} words={text.id} reason={reason} sentAt={sentAt} />;

/** What is asked for; an answer that is not there yet may ask for the ID. */
function titleOf(state: KycState | undefined, isIncomeAlone: boolean): string {
  if (!isIncomeAlone && (!state || isAsked(state.status))) return text.uploadTitle;
  return !state || isAsked(state.incomeStatus) ? text.toIncome : text.title;
}
