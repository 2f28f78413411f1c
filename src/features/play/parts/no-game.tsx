import { LaunchFailureNote } from './launch-failure-note.tsx';
import './game.css';

const UNNAMED = { kind: 'unnamed' } as const;

/** An address that names no game asks the server for none. */
export function NoGame() {
  return (
    <main id="main" className="play" tabIndex={-1}>
      <div className="play-stage">
        <LaunchFailureNote failure={UNNAMED} />
      </div>
    </main>
  );
}
