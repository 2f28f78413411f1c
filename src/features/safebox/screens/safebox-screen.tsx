import { useSignals } from '@preact/signals-react/runtime';
import { account } from '#contract/account.ts';
import type { Answer } from '#contract/define.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { player } from '#data/player/session.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MarkedCard } from '#ui/card/marked-card.tsx';
import { MoveForm } from '../parts/move-form.tsx';
import { SetUp } from '../parts/set-up.tsx';
import { text } from '../text.ts';
import './safebox-screen.css';

/** Money put aside: set up with a password, then moved in and out. */
export function SafeboxScreen() {
  const reading = useAnswer(account.getSafebox, {});
  return (
    <Page title={text.title} reading={reading}>
      {(stands) => (
        <div className="safebox">
          {stands.hasSafeboxPassword ? <Safebox stands={stands} /> : <SetUp />}
          <ButtonLink look="link" href={paths.transactions()}>
            {text.records}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

function Safebox({ stands }: { stands: Answer<typeof account.getSafebox> }) {
  useSignals();
  // Another server may leave it out.
  const balance = cents(stands.coin ?? player.value?.user.coin ?? 0);
  return (
    <>
      <MarkedCard icon="shield">
        <p>{text.inBox}</p>
        <p className="card-sum">{formatPesos(stands.safebox)}</p>
        <p>{text.balance(formatPesos(balance))}</p>
      </MarkedCard>
      <p className="safebox-quiet">{text.lead}</p>
      <MoveForm safebox={stands.safebox} balance={balance} />
    </>
  );
}
