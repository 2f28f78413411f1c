import type { Told } from '../rules/told.ts';
import { formatTime } from '#shared/time.ts';
import { useShown } from './shown.ts';
import { toldOf } from './views.tsx';
import './record-row.css';

/** One entry. It opens its story. */
export function RecordRow({ entry }: { entry: { id: string | number } }) {
  const { view, open } = useShown();
  const told = toldOf(view, entry);
  return (
    <div className="record-row">
      <button type="button" aria-haspopup="dialog" onClick={() => open(told)}>
        <Line told={told} hasReference={String(entry.id) === told.reference} />
      </button>
    </div>
  );
}

export function Line({ told, hasReference = false }: { told: Told; hasReference?: boolean }) {
  const { title, at, sum, isGain, note, reference } = told;
  return (
    <>
      <span className="record-name">
        <b>{title}</b>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
        {hasReference && <small>{reference}</small>}
      </span>{' '}
      <span className="record-amounts">
        <b className={isGain ? 'record-in' : undefined}>{sum}</b>
        {note && <small>{note}</small>}
      </span>
    </>
  );
}
