import { useId } from 'react';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import type { Way } from '../rules/ways.ts';
import { text } from '../text.ts';

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
