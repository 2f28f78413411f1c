import { useEffect, useRef } from 'react';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { kyc, type KycState } from '#contract/kyc.ts';
import { refreshShown, useAnswer } from '#data/ask/use-answer.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { formatMoment } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { isAsked, Standing } from '../parts/standing.tsx';
import { text } from '../text.ts';
import './kyc.css';

/** What proves who a player is: what is needed, how far the check is, and why not. */
export function KycScreen() {
  const reading = useAnswer(kyc.kyc, {});
  useHeard(reading.answer?.status);
  return (
    <Page title={text.title} reading={reading}>
      {(answer) => (
        <div className="kyc">
          <Identity state={answer} />
          <Income state={answer} />
        </div>
      )}
    </Page>
  );
}

/** Once it is approved, what stands in the way of a withdrawal is asked for again, and whatever else depends on it. */
function useHeard(status: number | undefined): void {
  const before = useRef(status);
  useEffect(() => {
    const isNews = before.current === KYC_STATUS.reviewing && status === KYC_STATUS.approved;
    before.current = status;
    if (isNews) void refreshShown();
  }, [status]);
}

function Identity({ state: { status, reason, deadline, sentAt } }: { state: KycState }) {
  const until = isAsked(status) && deadline > 0 ? text.until(formatMoment(deadline)) : undefined;
  return (
    <>
      <Standing status={status} words={text.id} reason={reason} sentAt={sentAt} />
      {until && <p data-msg-key={until.key}>{until.text}</p>}
      {isAsked(status) && (
        <section className="kyc-card">
          <h2>{text.needed}</h2>
          <Steps name={text.needed} steps={text.steps.map((step) => ({ text: step }))} />
          <ButtonLink look="gold-wide" href={paths.kycUpload()}>
            {status === KYC_STATUS.refused ? text.again : text.start}
          </ButtonLink>
        </section>
      )}
      {status === KYC_STATUS.approved && (
        <ButtonLink look="gold-wide" href={paths.withdraw()}>
          {text.toWithdraw}
        </ButtonLink>
      )}
    </>
  );
}

function Income({ state: { incomeStatus, incomeReason, incomeSentAt } }: { state: KycState }) {
  return (
    <section className="kyc-card">
      <h2>{text.incomeTitle}</h2>
      <Standing status={incomeStatus} words={text.income} reason={incomeReason} sentAt={incomeSentAt} />
      {isAsked(incomeStatus) && (
        <ButtonLink look="ghost-wide" href={`${paths.kycUpload()}?papers=income`}>
          {text.toIncome}
        </ButtonLink>
      )}
    </section>
  );
}
