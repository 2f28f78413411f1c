import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { Reading } from '#page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { DepositBody } from './deposit-body.tsx';

/** A deposit over what the player is doing, which stays as it is. */
export function DepositSheet({ lobby }: { lobby: Lobby }) {
  const reading = useAnswer(wallet.tradeInfo, {});
  return (
    <Sheet look="bottom" title={text.title} onClose={depositSheet.close}>
      <Reading reading={reading}>{(info) => <DepositBody info={info} config={lobby.config} />}</Reading>
    </Sheet>
  );
}
