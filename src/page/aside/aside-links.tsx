import { useSignals } from '@preact/signals-react/runtime';
import { player } from '#data/player/session.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import './aside-links.css';

/** What a player has beside the balance, and the ways there: the safebox and the points. */
export function AsideLinks() {
  useSignals();
  const { safebox = 0, lottery = 0 } = player.value?.user ?? {};
  return (
    <nav className="aside-links" aria-label={text.name}>
      <a href={paths.safebox()}>
        <Icon name="shield" />
        <span>{text.safebox}</span>
        <b>{formatPesos(cents(safebox ?? 0))}</b>
      </a>
      <a href={paths.points()}>
        <Icon name="star" />
        <span>{text.points}</span>
        <b>{formatPoints(lottery ?? 0)}</b>
      </a>
    </nav>
  );
}
