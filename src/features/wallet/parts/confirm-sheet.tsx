import { type FormEvent, useState } from 'react';
import type { Bank } from '#contract/entities/bank.ts';
import type { ExchangeChannel } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useMoneyAction } from '#data/ask/use-action.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { PasswordField } from '#ui/field/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

interface ConfirmSheetProps {
  wish: { amount: Cents; account: Bank; needsPassword: boolean; channel: ExchangeChannel };
  onClose: () => void;
  /** It is at the server, or asked about. */
  onSent: () => void;
}

/** The last look at a withdrawal before it is asked for. A lost answer closes it: the screen says what becomes of it. */
export function ConfirmSheet({
  wish: { amount, account, needsPassword, channel },
  onClose,
  onSent,
}: ConfirmSheetProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onEnd = () => {
    onSent();
    onClose();
  };
  const exchange = useMoneyAction(wallet.exchange, { noConnection: text.noConnection, onEnd });
  const told = formatPesos(amount);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setIsMissing(needsPassword && password === '');
    if (needsPassword && password === '') return;
    const wish = { amount, bankId: account.bankId, exchangeType: channel.id };
    const prepare = async () => (needsPassword ? { ...wish, password: await sealPassword(password) } : wish);
    // Another password is another try, however soon it comes.
    const asked = await exchange.run(prepare, `${amount} ${account.bankId} ${password}`);
    if (asked) showToast(text.asked(told));
  }

  return (
    <Sheet look="bottom" title={text.confirmTitle(told)} onClose={onClose}>
      <form className="withdraw-confirm" noValidate onSubmit={(event) => void ask(event)}>
        <dl>
          <dt>{text.to}</dt>
          <dd>
            {account.bankName} {account.cardNum}
            <small>{account.accountName}</small>
          </dd>
          <dt>{text.fee}</dt>
          <dd>{channel.fee > 0 ? formatPesos(channel.fee) : text.free}</dd>
        </dl>
        <p className="withdraw-quiet">{text.terms[0]}</p>
        {needsPassword && (
          <PasswordField
            label={text.password}
            texts={text.show}
            autoComplete="current-password"
            enterKeyHint="send"
            value={password}
            error={isMissing ? text.noPassword : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <FailureNote failure={exchange.failure} refusals={wallet.exchange.refusals} />
        <StatusNote note={exchange.note} />
        <Button look="gold-wide" type="submit" aria-disabled={exchange.isBusy}>
          {exchange.isPending ? text.confirming : text.confirm}
        </Button>
      </form>
    </Sheet>
  );
}
