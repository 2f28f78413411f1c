import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Bank } from '#contract/entities/bank.ts';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { mergePlayer } from '#data/player/session.ts';
import { useDraft } from '#data/player/drafts.ts';
import { showToast } from '#data/toasts.ts';
import { goBackFrom } from '#page/go-back-from.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { PasswordField, SelectField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { type BankChoice, freeBanks } from '../rules/channels.ts';
import { text } from '../text.ts';
import './withdraw-screen.css';

/** One more account to withdraw to; or another number at a bank where the player has one, which the address then names. */
export function AddAccountScreen() {
  const terms = useAnswer(wallet.getExchange, {});
  const asked = Number(new URLSearchParams(useSearch()).get('id'));
  const own = terms.answer?.appUserBankList.find(({ bankId }) => bankId === asked);
  return (
    <Page
      title={own ? text.changeTitle : text.addTitle}
      reading={terms}
      isEmpty={(answer) => !own && freeBanks(answer).length === 0}
      empty={{ icon: 'wallet', words: text.noBanks }}
    >
      {(answer) => (
        <AccountForm
          banks={own ? answer.bankList.filter(({ bankId }) => bankId === asked) : freeBanks(answer)}
          asked={asked}
          own={own}
          needsPassword={answer.needsPassword}
        />
      )}
    </Page>
  );
}

interface AccountFormProps {
  banks: readonly BankChoice[];
  /** The bank that the address names; 0 is none. */
  asked: number;
  /** The account that is changed. */
  own: Bank | undefined;
  needsPassword: boolean;
}

const ABOUT = { [WALLET.wrongPassword]: 'password', [WALLET.bankTaken]: 'cardNum' } as const;
const NOTHING_TYPED = { accountName: '', cardNum: '', password: '' };

function AccountForm({ banks, asked, own, needsPassword }: AccountFormProps) {
  const words = own
    ? { name: text.changeTitle, lead: text.changeLead, send: text.save, sending: text.saving, done: text.changed }
    : { name: text.addTitle, lead: text.addLead, send: text.add, sending: text.adding, done: text.added };
  const [bankId, setBankId] = useState(asked);
  const [typed, setTyped] = useState({ ...NOTHING_TYPED, accountName: own?.accountName ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const add = useAction(own ? wallet.modifyBankInfo : wallet.addBankInfo);
  const refused = refusedField<keyof typeof typed>(add, {
    refusals: wallet.addBankInfo.refusals,
    about: ABOUT,
  });
  // The number is a secret of theirs, as the password is.
  const { accountName } = typed;
  const draft = useDraft(
    own ? `account-${own.bankId}` : 'add-account',
    { accountName, bankId: String(bankId) },
    (kept) => {
      setTyped((now) => ({ ...now, accountName: kept['accountName'] ?? now.accountName }));
      if (!asked) setBankId(Number(kept['bankId']));
    },
  );
  const bank = banks.find((one) => one.bankId === bankId) ?? banks[0];
  const errors = isChecked && bank ? errorsOf(typed, bank, needsPassword) : {};

  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name] ?? refused.errorAt(name),
    onChange: refused.onType((value) => setTyped({ ...typed, [name]: value })),
  });

  async function send() {
    setIsChecked(true);
    if (!bank || Object.keys(errorsOf(typed, bank, needsPassword)).length > 0) return;
    const account = { bankId: bank.bankId, accountName: typed.accountName, cardNum: digitsOf(typed.cardNum) };
    const prepare = async () =>
      needsPassword ? { ...account, password: await sealPassword(typed.password) } : account;
    const added = await add.run(prepare, JSON.stringify({ ...typed, bankId: bank.bankId }));
    if (!added) return;
    draft.forget();
    showToast(words.done);
    await mergePlayer(added);
    goBackFrom(paths.addAccount());
  }

  return (
    <Form failure={add.failure} className="withdraw-form" aria-label={words.name} onSubmit={send}>
      <p className="withdraw-quiet">{words.lead}</p>
      <SelectField
        label={text.bank}
        value={bank?.bankId}
        options={banks.map((one) => ({ value: String(one.bankId), name: one.bankName }))}
        onChange={(event) => setBankId(Number(event.target.value))}
      />
      <TextField label={text.accountName} autoComplete="name" {...field('accountName')} />
      <TextField
        label={text.accountNumber}
        inputMode="numeric"
        autoComplete="off"
        placeholder={own?.cardNum}
        hint={bank && text.digits(bank.cardNumLengthMin, bank.cardNumLengthMax)}
        {...field('cardNum')}
      />
      {needsPassword && <PasswordField label={text.password} autoComplete="current-password" {...field('password')} />}
      <Button look="gold-wide" type="submit" aria-disabled={add.isPending}>
        {add.isPending ? words.sending : words.send}
      </Button>
      <FailureNote failure={refused.rest} refusals={wallet.addBankInfo.refusals} />
    </Form>
  );
}

const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

function errorsOf({ accountName, cardNum, password }: typeof NOTHING_TYPED, bank: BankChoice, needsPassword: boolean) {
  const digits = digitsOf(cardNum);
  const { cardNumLengthMin: least, cardNumLengthMax: most } = bank;
  const isNumber = /^\d+$/.test(digits) && digits.length >= least && digits.length <= most;
  return {
    ...(accountName.trim() === '' && { accountName: text.noName }),
    ...(!isNumber && { cardNum: text.wrongDigits(least, most) }),
    ...(needsPassword && password === '' && { password: text.noPassword }),
  };
}
