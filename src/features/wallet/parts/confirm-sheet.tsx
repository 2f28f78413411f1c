import { type ChangeEvent, useEffect, useState } from 'react';
import type { Bank } from '#contract/entities/bank.ts';
import type { ExchangeChannel } from '#contract/entities/order.ts';
import { WALLET } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { wallet } from '#contract/wallet.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import { refreshShown } from '#data/ask/use-answer.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import type { Failure } from '#shared/outcome.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { PasswordField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import type { ProofWay } from '../rules/proof-ways.ts';
import { text } from '../text.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** A proof that was not taken is called by its name. */
const WRONG_PROOF: Readonly<Record<ProofWay, string>> = {
  passkey: 'passkey.refused',
  safebox: 'safebox.wrongPassword',
  code: 'code.wrong',
};

const refusalsBy = (way: ProofWay | undefined): Readonly<Record<number, string>> =>
  way ? { ...wallet.exchange.refusals, [WALLET.wrongProof]: WRONG_PROOF[way] } : wallet.exchange.refusals;

const PASSWORD_FIELD = { [WALLET.wrongPassword]: 'password' } as const;
/** A passkey is no field of the form. */
const aboutBy = (way: ProofWay | undefined): Readonly<Record<number, 'password' | 'proof'>> =>
  way && way !== 'passkey' ? { ...PASSWORD_FIELD, [WALLET.wrongProof]: 'proof' } : PASSWORD_FIELD;

interface ConfirmSheetProps {
  /** `proofFrom` is set where the amount asks for a second proof; `ways` are those that the player has. */
  wish: {
    amount: Cents;
    account: Bank;
    needsPassword: boolean;
    proofFrom: Cents | undefined;
    ways: readonly ProofWay[];
    channel: ExchangeChannel;
  };
  onClose: () => void;
  /** It is at the server, or asked about. */
  onSent: () => void;
}

/** The last look at a withdrawal before it is asked for. A lost answer closes it: the screen says what becomes of it. */
export function ConfirmSheet({
  wish: { amount, account, needsPassword, proofFrom, ways, channel },
  onClose,
  onSent,
}: ConfirmSheetProps) {
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { failure: proofFailure, note: proofNote, give, isMissing, ...proof } = useProof(ways);
  const noPassword = needsPassword && password === '';
  const noProof = proofFrom !== undefined && isMissing;
  const onEnd = () => {
    onSent();
    onClose();
  };
  const exchange = useMoneyForm(wallet.exchange, text.noConnection, onEnd);
  const refusals = refusalsBy(proof.way);
  const refused = refusedField(exchange, { refusals, about: aboutBy(proof.way) });
  const told = formatPesos(amount);

  useNewTerms(exchange.failure);
  const cannotProve = proofFrom !== undefined && !proof.way;

  const chooseWay = refused.anew((way: ProofWay) => {
    setIsTried(false);
    proof.onWay(way);
  });

  async function ask() {
    setIsTried(true);
    if (noPassword || noProof) return;
    const prepare = async () => {
      const proved = proofFrom === undefined ? {} : await give();
      if (!proved) return undefined;
      const sealed = needsPassword ? { password: await sealPassword(password) } : {};
      return { amount, bankId: account.bankId, exchangeType: channel.id, ...sealed, ...proved };
    };
    // Another password is another try, however soon it comes.
    const asked = await exchange.run(prepare, `${amount} ${account.bankId} ${password} ${proof.typed}`);
    if (asked) showToast(text.asked(told));
  }

  return (
    <Sheet look="bottom" title={text.confirmTitle(told)} onClose={onClose}>
      <Form failure={exchange.failure} className="withdraw-confirm" onSubmit={ask}>
        <Facts account={account} channel={channel} />
        <p className="withdraw-quiet">{text.terms[0]}</p>
        {needsPassword && (
          <PasswordPart
            value={password}
            error={isTried && noPassword ? text.noPassword : refused.errorAt('password')}
            onChange={refused.onType(setPassword)}
          />
        )}
        {proofFrom !== undefined && (
          <ProofFields
            from={proofFrom}
            ways={ways}
            {...proof}
            isMissing={isTried && noProof}
            refused={refused.errorAt('proof')}
            onChange={refused.onType(proof.onType)}
            onWay={chooseWay}
            onCodeSent={() => setIsTried(false)}
          />
        )}
        <FailureNote
          failure={proofFailure ?? refused.rest}
          refusals={proofFailure ? security.passkeyProofOptions.refusals : refusals}
        />
        <StatusNote note={exchange.note ?? proofNote} />
        <Button look="gold-wide" type="submit" aria-disabled={exchange.isBusy || cannotProve}>
          {exchange.isPending ? text.confirming : text.confirm}
        </Button>
      </Form>
    </Sheet>
  );
}

/** A proof that the terms on the screen do not ask for: they are older than the operator's sum. Those of now bring its fields. */
function useNewTerms(failure: Failure | undefined): void {
  const isProofMissing = failure?.kind === 'refused' && failure.code === WALLET.needsProof;
  useEffect(() => void (isProofMissing && refreshShown()), [isProofMissing]);
}

interface PasswordPartProps {
  value: string;
  error: Message | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The password that the player logs in with. */
const PasswordPart = (field: PasswordPartProps) => (
  <PasswordField {...field} label={text.password} autoComplete="current-password" enterKeyHint="send" />
);

/** Where it goes, and what that costs. */
const Facts = ({ account, channel: { fee } }: Pick<ConfirmSheetProps['wish'], 'account' | 'channel'>) => (
  <dl>
    <dt>{text.to}</dt>
    <dd>
      {account.bankName} {account.cardNum}
      <small>{account.accountName}</small>
    </dd>
    <dt>{text.fee}</dt>
    <dd>{fee > 0 ? formatPesos(fee) : text.free}</dd>
  </dl>
);
