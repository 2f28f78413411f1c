import type { ExchangeTerms } from '#contract/entities/order.ts';
import { WALLET } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { paths } from '#paths';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { refusalWords } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import type { BankChoice } from '../rules/channels.ts';
import { text } from '../text.ts';

interface ReasonsProps {
  terms: ExchangeTerms;
  reasons: readonly number[];
  /** The only bank that the chosen way pays to, where it is one. */
  bank?: BankChoice | undefined;
}

/** Each thing that stands in the way, before the tap and in the server's order, with where to see to it. */
export function Reasons({ terms, reasons, bank }: ReasonsProps) {
  const shown = reasons.flatMap((reason) => {
    const words = reason === WALLET.needsBank && bank ? text.needsBankOf(bank.bankName) : wordsOf(reason, terms);
    return words ? [{ reason, words }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="withdraw-reasons">
      {shown.map(({ reason, words }) => (
        <li key={reason}>
          <Icon name="info" />
          {reason === WALLET.needsKyc ? (
            <NeedsKyc words={words} />
          ) : (
            <>
              <p data-msg-key={words.key}>{words.text}</p>
              <Way reason={reason} bank={bank} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Papers that are being checked ask for nothing; those that were rejected say why. */
function NeedsKyc({ words }: { words: Message }) {
  const { answer } = useAnswer(kyc.kyc, {});
  const isReviewing = answer?.status === KYC_STATUS.reviewing;
  const isRejected = answer?.status === KYC_STATUS.refused;
  const told = (isReviewing && refusalWords('kyc.reviewing')) || (isRejected ? text.kycRejected(answer.reason) : words);
  return (
    <>
      <p data-msg-key={told.key}>{told.text}</p>
      {!isReviewing && <Way reason={WALLET.needsKyc} bank={undefined} />}
    </>
  );
}

function wordsOf(reason: number, { channelList, balance }: ExchangeTerms) {
  const { refusals } = wallet.exchange;
  if (reason === WALLET.notEnough) {
    return text.startsAt(formatShortPesos(channelList[0]?.minAmount ?? cents(balance)));
  }
  return refusalWords(refusals[reason as keyof typeof refusals]);
}

function Way({ reason, bank }: { reason: number; bank: BankChoice | undefined }) {
  if (reason === WALLET.needsBank && bank) {
    return (
      <ButtonLink look="ghost" href={`${paths.addAccount()}?back=1&id=${bank.bankId}`}>
        {text.addOf(bank.bankName)}
      </ButtonLink>
    );
  }
  const way = WAYS[reason];
  return way ? (
    <ButtonLink look="ghost" href={way.href}>
      {text.ways[way.name]}
    </ButtonLink>
  ) : null;
}

const WAYS: Readonly<Record<number, { name: keyof typeof text.ways; href: string }>> = {
  [WALLET.needsKyc]: { name: 'needsKyc', href: paths.kyc() },
  [WALLET.needsBank]: { name: 'needsBank', href: paths.addAccount() },
  [WALLET.wagerFirst]: { name: 'wagerFirst', href: paths.home() },
};
