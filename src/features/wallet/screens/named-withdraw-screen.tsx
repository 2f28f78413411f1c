import { useLocation } from 'wouter';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { useWithdrawTerms } from '../parts/use-withdraw-terms.ts';
import { WithdrawBody } from '../parts/withdraw-body.tsx';
import { channelNamed } from '../rules/channels.ts';
import { text } from '../text.ts';

/** A withdrawal by the way that the address names. */
export function NamedWithdrawScreen() {
  const [location] = useLocation();
  const name = location.split('/').at(-1) ?? '';
  const reading = useWithdrawTerms();
  const shown = reading.answer && channelNamed(reading.answer, name);
  return (
    <Page
      title={shown ? text.withdrawBy(shown.title || shown.name) : text.withdrawTitle}
      reading={reading}
      isEmpty={(terms) => !channelNamed(terms, name)}
      empty={{
        icon: 'wallet',
        words: text.noSuchWay,
        action: { label: text.withdrawTitle, href: paths.withdraw() },
      }}
    >
      {(terms) => <WithdrawBody terms={terms} channel={channelNamed(terms, name)} />}
    </Page>
  );
}
