import { type ReactNode, useId } from 'react';
import { WALLET } from '#contract/errcodes.ts';
import type { OwnLimit } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import type { Cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import type { Way } from '../rules/ways.ts';
import { text } from '../text.ts';
import { ToMyLimits } from './own-limit.tsx';
import { sendWords, type useRecharge } from './use-recharge.ts';

const ICON_WIDTH = 96;

interface WaysProps {
  ways: readonly Way[];
  chosen: number;
  config: Lobby['config'];
  onChoose: (id: number) => void;
}

export function Ways({ ways, chosen, config, onChoose }: WaysProps) {
  const name = useId();
  return (
    <fieldset className="deposit-ways">
      <legend>{text.ways}</legend>
      {ways.map((way) => (
        <label key={way.id}>
          <input type="radio" name={name} checked={way.id === chosen} onChange={() => onChoose(way.id)} />
          {way.icon !== '' && <img src={pictureUrl(config, way.icon, ICON_WIDTH)} alt="" width="32" height="32" />}
          <span>{way.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PayProps {
  recharge: Omit<ReturnType<typeof useRecharge>, 'start'>;
  amount: Cents | undefined;
  own: OwnLimit | undefined;
  /** The way to what is still to be paid, where too much is. */
  children?: ReactNode;
}

/** The end of a form that pays: its button, why it waits, and how it failed. From a limit of one's own it leads to that. */
export const Pay = ({ recharge, amount, own, children }: PayProps) => (
  <>
    <Button look="gold-wide" type="submit" aria-disabled={recharge.isBusy}>
      {sendWords(recharge, amount)}
    </Button>
    <StatusNote note={recharge.note} room={text.noConnection} />
    <FailureNote failure={recharge.failure} refusals={wallet.recharge3.refusals} />
    {recharge.failure?.kind === 'refused' && recharge.failure.code === WALLET.depositLimit && <ToMyLimits own={own} />}
    {recharge.failure?.kind === 'refused' && recharge.failure.code === WALLET.openDeposits && children}
  </>
);
