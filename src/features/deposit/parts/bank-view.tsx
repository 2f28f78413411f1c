import type { OpenDeposit } from '#contract/entities/order.ts';
import { formatAmount, formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { copyAndTell } from '#page/copy.ts';
import { text } from '../text.ts';

type Account = NonNullable<OpenDeposit['appRechargeBankOwn']> & { amount: Cents };

/** Where to transfer to, each part with its own copy. */
export function BankView({ account }: { account: Account }) {
  const bank = account.bankName || account.shortBankName;
  const rows = [
    { name: text.bankName, shown: bank, copied: bank },
    { name: text.accountName, shown: account.accountName, copied: account.accountName },
    { name: text.accountNumber, shown: account.cardNum, copied: account.cardNum },
    // A bank's form takes the number alone.
    { name: text.price, shown: formatPesos(account.amount), copied: formatAmount(account.amount).replaceAll(',', '') },
  ];
  const all = rows.map(({ name, copied }) => `${name}: ${copied}`).join('\n');
  return (
    <>
      <p>{text.bankHint}</p>
      <dl className="deposit-facts">
        {rows.map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{shown}</span>
              <Button look="icon" aria-label={text.copy(name)} onClick={() => void copyAndTell(copied)}>
                <Icon name="copy" />
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Button look="ghost-wide" onClick={() => void copyAndTell(all)}>
        {text.copyAll}
      </Button>
    </>
  );
}
