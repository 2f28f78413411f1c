import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { freeBanks } from '../rules/channels.ts';
import { text } from '../text.ts';
import '#ui/card/card.css';
import './withdraw-screen.css';

/** Where the player's money can go: their accounts, each to be changed, and the way to one more. */
export function AccountsScreen() {
  const terms = useAnswer(wallet.getExchange, {});
  return (
    <Page
      title={text.accountsTitle}
      reading={terms}
      isEmpty={({ appUserBankList }) => appUserBankList.length === 0}
      empty={{ icon: 'wallet', words: text.noAccounts, action: { label: text.add, href: paths.addAccount() } }}
    >
      {(answer) => (
        <div className="withdraw">
          <ul className="withdraw">
            {answer.appUserBankList.map(({ bankId, bankName, accountName, cardNum }) => (
              <li key={bankId} className="card withdraw-card">
                <h2>{bankName}</h2>
                <p>{cardNum}</p>
                <p className="withdraw-quiet">{accountName}</p>
                <ButtonLink look="ghost" href={paths.changeAccount(bankId)} aria-label={text.changeOf(bankName)}>
                  {text.change}
                </ButtonLink>
              </li>
            ))}
          </ul>
          {freeBanks(answer).length > 0 && (
            <ButtonLink look="gold" href={paths.addAccount()}>
              {text.addAnother}
            </ButtonLink>
          )}
        </div>
      )}
    </Page>
  );
}
