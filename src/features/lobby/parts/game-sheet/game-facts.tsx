import { useSignals } from '@preact/signals-react/runtime';
import type { Game } from '#contract/entities/game.ts';
import { playHistory } from '#data/play/play-history.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { typeName } from '../panels/home-tabs.tsx';
import { text } from './text.ts';

/** Only what is known: a server that says nothing of stakes or returns gets no row for them. */
export function GameFacts({ game, lobby }: { game: Game; lobby: Lobby }) {
  useSignals();
  const brand = lobby.brands.find(({ id }) => id === game.brandId)?.name;
  const type = lobby.types.find(({ id }) => id === game.typeId);
  const place = playHistory.value.indexOf(game.id);
  const { minBet, maxBet, rtpBp, kind } = game;
  return (
    <>
      <dl className="game-facts">
        {brand && <Fact name={text.brand} value={brand} />}
        {type && <Fact name={text.type} value={typeName(type)} />}
        {kind && <Fact name={text.kind} value={text.kinds[kind]} />}
        {minBet && maxBet ? (
          <Fact
            name={text.stake}
            value={text.stakes(formatShortPesos(cents(minBet)), formatShortPesos(cents(maxBet)))}
          />
        ) : null}
        {rtpBp ? <Fact name={text.returns} value={text.percent((rtpBp / BP_PER_PERCENT).toFixed(2))} /> : null}
        {place >= 0 && <Fact name={text.played} value={place === 0 ? text.justPlayed : text.playedBefore} />}
      </dl>
      {rtpBp ? (
        <p className="game-facts-note" data-msg-key={text.returnsMeans.key}>
          {text.returnsMeans.text}
        </p>
      ) : null}
    </>
  );
}

const BP_PER_PERCENT = 100;

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
