import { useState } from 'react';
import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { useMoneyWait } from '#data/ask/use-action.ts';
import { useDraft } from '#data/player/drafts.ts';
import { paths } from '#paths';
import { floorPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents, type Cents } from '#shared/money.ts';
import { AmountChips } from '#page/amount-chips.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { refusalWords } from '#ui/ending/index.ts';
import { SelectField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import type { Message } from '#ui/text.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { accountsFor } from '../rules/channels.ts';
import { type Limits, whyNotAmount } from '../rules/why-not-amount.ts';
import { text } from '../text.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { useProofWays } from './use-proof.ts';

const OFFERED = [50_000, 100_000, 500_000].map(cents);

interface WithdrawFormProps {
  terms: ExchangeTerms;
  channel: ExchangeChannel;
  /** It is at the server, or asked about. */
  onSent: () => void;
}

/** How much and where to. Nothing is sent before it is confirmed in a sheet. */
export function WithdrawForm({ terms, channel, onSent }: WithdrawFormProps) {
  const accounts = accountsFor(channel, terms.appUserBankList);
  const [typed, setTyped] = useState('');
  const [bankId, setBankId] = useState(accounts[0]?.bankId);
  const [error, setError] = useState<Message>();
  const [confirmed, setConfirmed] = useState<Cents>();
  useDraft('withdraw', { amount: typed, bankId: String(bankId) }, (kept) => {
    setTyped(kept['amount'] ?? '');
    setBankId(Number(kept['bankId']));
  });
  const limits = limitsOf(terms, channel);
  const account = accounts.find((one) => one.bankId === bankId) ?? accounts[0];
  const ways = useProofWays(terms);
  const { note, isChecking, mustWait } = useMoneyWait(text.noConnection);

  function check() {
    const amount = readAmount(typed);
    const why = wordsOf(whyNotAmount(amount, limits), limits);
    setError(why);
    if (!why && !mustWait) setConfirmed(amount);
  }

  function type(words: string) {
    setTyped(words);
    setError(undefined);
  }

  return (
    <>
      <Form className="withdraw-form" aria-label={text.formName} onSubmit={check}>
        <SelectField
          label={text.to}
          value={account?.bankId}
          options={accounts.map((one) => ({ value: String(one.bankId), name: `${one.bankName} ${one.cardNum}` }))}
          onChange={(event) => setBankId(Number(event.target.value))}
        />
        {channel.bankId === 0 && accounts.length < terms.bankList.length && (
          <ButtonLink look="link" href={paths.addAccount()}>
            {text.addAnother}
          </ButtonLink>
        )}
        <TextField
          label={text.amount}
          lead="₱"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={typed}
          hint={text.limits(formatShortPesos(limits.least), formatShortPesos(limits.most))}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        <AmountChips {...offeredOf(limits)} typed={typed} onType={type} />
        {terms.proofFrom > 0 && terms.proofFrom <= limits.most && (
          <p className="withdraw-quiet">{text.proofFrom(formatShortPesos(terms.proofFrom), ways[0] === 'passkey')}</p>
        )}
        <Button look="gold-wide" type="submit" aria-disabled={mustWait}>
          {isChecking ? text.checking : text.next}
        </Button>
        <StatusNote note={note} room={text.noConnection} />
      </Form>
      {confirmed !== undefined && account && (
        <ConfirmSheet
          wish={{
            amount: confirmed,
            account,
            needsPassword: terms.needsPassword,
            proofFrom: proofOf(confirmed, terms),
            ways,
            channel,
          }}
          onClose={() => setConfirmed(undefined)}
          onSent={onSent}
        />
      )}
    </>
  );
}

const proofOf = (amount: Cents, { proofFrom }: ExchangeTerms): Cents | undefined =>
  proofFrom > 0 && amount >= proofFrom ? proofFrom : undefined;

const limitsOf = ({ available }: ExchangeTerms, { minAmount, maxAmount }: ExchangeChannel): Limits => ({
  least: minAmount,
  most: maxAmount,
  available,
});

function wordsOf(why: ReturnType<typeof whyNotAmount>, { least, most }: Limits): Message | undefined {
  if (why === 'tooLittle') return text.tooLittle(formatShortPesos(least));
  if (why === 'tooMuch') return text.tooMuch(formatShortPesos(most));
  return why === 'notEnough' ? refusalWords('wallet.notEnough') : why && text[why];
}

/** What is taken often, as far as there is as much, and all of it. */
function offeredOf({ least, most, available }: Limits) {
  const all = cents(Math.min(available, most));
  return {
    offered: OFFERED.filter((amount) => amount >= least && amount < all),
    all: floorPesos(all) > 0 ? all : undefined,
  };
}
