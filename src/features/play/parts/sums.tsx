import { useSignals } from '@preact/signals-react/runtime';
import { playLedger } from '#data/play/play-state.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text } from '../text.ts';
import { useAge } from './use-age.ts';

/** Bets, wins and what is left of them since playing began, as the ledger has it. */
export function Sums() {
  useSignals();
  const isKnown = playLedger.state.value !== undefined;
  const { bet, win } = playLedger.sums();
  const age = useAge(playLedger.knownAtMs.value);
  const net = win - bet;
  const show = (amount: number): string => (isKnown ? formatPesos(cents(amount)) : text.unknown);
  return (
    <>
      <dl className="play-sums">
        <div>
          <dt>{text.bets}</dt>
          <dd>{show(bet)}</dd>
        </div>
        <div>
          <dt>{text.wins}</dt>
          <dd>{show(win)}</dd>
        </div>
        <div data-loss={isKnown && net < 0 ? '' : undefined}>
          <dt>{text.net}</dt>
          <dd>{show(net)}</dd>
        </div>
      </dl>
      {isKnown && age !== undefined && <p className="play-sums-age">{age}</p>}
      {!isKnown && (
        <p className="play-advice" data-msg-key={text.sumsUnknown.key}>
          {text.sumsUnknown.text}
        </p>
      )}
    </>
  );
}
