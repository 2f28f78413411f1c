import { useId, useRef, useState } from 'react';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import { useLateMoney } from '#data/ask/use-action.ts';
import { useDraft } from '#data/player/drafts.ts';
import { mergePlayer } from '#data/player/session.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents, type Cents } from '#shared/money.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { AmountChips } from '#page/amount-chips.tsx';
import { Button } from '#ui/button/button.tsx';
import { FailureNote, refusalWords } from '#ui/ending/index.ts';
import { PasswordField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Message } from '#ui/text.ts';
import { whyNotMove } from '../rules/why-not-move.ts';
import { text } from '../text.ts';
import { type Proof, PasswordSheet } from './password-sheet.tsx';

type Way = keyof typeof SAFEBOX_DIRECTIONS;

const { safeboxTransfer } = account;
const ABOUT = { [WALLET.wrongPassword]: 'password', [WALLET.notEnough]: 'amount' } as const;
const OFFERED = [10_000, 50_000, 100_000].map(cents);

interface MoveFormProps {
  safebox: Cents;
  balance: Cents;
}

/** Which way, and how much; out of the safebox with its password, which can be changed here. */
export function MoveForm({ safebox, balance }: MoveFormProps) {
  const panelId = useId();
  const [way, setWay] = useState<Way>('in');
  const [asked, setAsked] = useState<Proof>();
  const available = way === 'in' ? balance : safebox;
  const { typed, setTyped, password, setPassword, forgetPassword, errors, refused, transfer, send } = useMove(
    way,
    available,
  );
  const label = transfer.isPending ? text.moving : transfer.isChecking ? text.checking : text.move[way];

  return (
    <>
      <section className="safebox-move">
        <Tabs
          name={text.waysName}
          look="chips"
          panelId={panelId}
          selected={way}
          onSelect={refused.anew(setWay)}
          tabs={(['in', 'out'] as const).map((id) => ({ id, label: text.ways[id] }))}
        />
        <div id={panelId} role="tabpanel" aria-label={text.ways[way]}>
          {available === 0 ? (
            <p className="safebox-quiet" data-msg-key={text.nothing[way].key}>
              {text.nothing[way].text}
            </p>
          ) : (
            <Form failure={transfer.failure} className="safebox-form" aria-label={text.formName[way]} onSubmit={send}>
              <TextField
                label={text.amount}
                lead="₱"
                inputMode="decimal"
                autoComplete="off"
                enterKeyHint={way === 'in' ? 'send' : 'next'}
                value={typed}
                hint={text.available(formatPesos(available))}
                error={errors.amount}
                onChange={(event) => setTyped(event.target.value)}
              />
              <AmountChips
                offered={OFFERED.filter((amount) => amount < available)}
                all={available}
                typed={typed}
                onType={setTyped}
              />
              {way === 'out' && (
                <PasswordPart
                  {...{ password, setPassword }}
                  onForgotten={() => setAsked('code')}
                  error={errors.password}
                />
              )}
              <Button look="gold-wide" type="submit" aria-disabled={transfer.isBusy}>
                {label}
              </Button>
              <StatusNote note={transfer.note} room={text.noConnection} />
              <FailureNote failure={transfer.note ? undefined : refused.rest} refusals={safeboxTransfer.refusals} />
            </Form>
          )}
        </div>
      </section>
      <Button look="link" onClick={() => setAsked('password')}>
        {text.change}
      </Button>
      {asked && (
        <PasswordSheet
          proof={asked}
          onProof={setAsked}
          onChanged={forgetPassword}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface PasswordPartProps {
  password: string;
  setPassword: (password: string) => void;
  error: Message | undefined;
  onForgotten: () => void;
}

function PasswordPart({ password, setPassword, error, onForgotten }: PasswordPartProps) {
  return (
    <>
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        enterKeyHint="send"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button look="link" onClick={onForgotten}>
        {text.forgotten}
      </Button>
    </>
  );
}

/** What is typed, and what becomes of it. Password and amount are gone from the page once the money is moved, and stay as long as it may not be. */
function useMove(way: Way, available: Cents) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  useDraft('safebox', { amount: typed }, (kept) => setTyped(kept['amount'] ?? ''));
  const sent = useRef('');
  const transfer = useMoneyForm(safeboxTransfer, text.noConnection, () => setIsTried(false));
  useLateMoney(({ path }) => (path === safeboxTransfer.path ? safeboxTransfer : undefined), forgetSent);
  const refused = refusedField(transfer, { refusals: safeboxTransfer.refusals, about: ABOUT });
  const amount = readAmount(typed);
  const why = whyNotMove(amount, available);
  const wrongAmount = why === 'noAmount' ? text.noAmount : refusalWords('safebox.notEnough');
  const errors = {
    amount: isTried && why ? wrongAmount : refused.errorAt('amount'),
    password: isTried && way === 'out' && password === '' ? text.noPassword : refused.errorAt('password'),
  };

  /** Another password may stand there by now. */
  function forgetSent() {
    setPassword((now) => (now === sent.current ? '' : now));
  }

  /** Of a password that has been changed the old one was typed. */
  function forgetPassword() {
    refused.anew(setPassword)('');
    setIsTried(false);
  }

  async function send() {
    if (transfer.isBusy && !transfer.note) return;
    setIsTried(true);
    if (why || amount === undefined || (way === 'out' && password === '')) return;
    const wish = { direction: SAFEBOX_DIRECTIONS[way], amount };
    const prepare = async () => (way === 'out' ? { ...wish, password: await sealPassword(password) } : wish);
    sent.current = password;
    // Another password is another try, however soon it comes.
    const moved = await transfer.run(prepare, `${way} ${amount} ${password}`);
    // Where the answer was lost, the notice about money says what became of it.
    if (!moved) return;
    forgetSent();
    // Another amount may stand there by now.
    setTyped((now) => (now === typed ? '' : now));
    showToast(text.moved[way](formatPesos(amount)));
    await mergePlayer({ safebox: moved.safebox });
  }

  return {
    typed,
    password,
    setTyped: refused.anew(setTyped),
    setPassword: refused.anew(setPassword),
    forgetPassword,
    errors,
    refused,
    transfer,
    send,
  };
}
