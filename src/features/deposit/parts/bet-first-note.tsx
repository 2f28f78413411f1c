import { useSignals } from '@preact/signals-react/runtime';
import { player } from '#data/player/session.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text } from '../text.ts';

/** Until a deposit is bet the whole balance waits with it: that is said before anything is paid. */
export function BetFirstNote() {
  useSignals();
  const coin = player.value?.user.coin ?? 0;
  const words = coin > 0 ? text.betFirstAll(formatPesos(cents(coin))) : text.betFirst;
  return (
    <p className="deposit-note" data-msg-key={words.key}>
      {words.text}
    </p>
  );
}
