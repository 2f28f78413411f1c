import { useSignals } from '@preact/signals-react/runtime';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { go } from '#go';
import { isOnline } from '#data/call/connection.ts';
import type { LaunchFailure } from '#data/play/game-visit.ts';
import { formatMoment } from '#shared/time.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { text as endingText, wordsFor } from '#ui/ending/index.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { refusedWords } from '../refused-words.ts';
import { text } from '../text.ts';

interface LaunchFailureNoteProps {
  failure: LaunchFailure;
  /** Where there is something to try again. */
  onRetry?: () => void;
}

/** Why there is no game, and what may help. Trying again is offered only where it can. */
export function LaunchFailureNote({ failure, onRetry }: LaunchFailureNoteProps) {
  useSignals();
  // Nothing is launched by itself: a game is opened by a tap and by nothing else.
  const words = failure.kind === 'offline' && isOnline.value ? text.backOnLine : launchWords(failure);
  // A player whose session has ended is led to sign-in, and reads nothing here.
  if (!words) return null;
  const mayRetry = failure.kind === 'refused' ? failure.code === GAME.providerDown : MAY_HELP_AGAIN.has(failure.kind);
  return (
    <div className="game-opening" role="alert">
      <span className="game-failure-icon">
        <Icon name={ICONS[failure.kind] ?? 'warning'} />
      </span>
      <h2>{text.failedTitle}</h2>
      <p data-msg-key={words.key}>{words.text}</p>
      {mayRetry && onRetry && (
        <Button look="gold" onClick={onRetry}>
          {endingText.retry}
        </Button>
      )}
      <Button look={mayRetry ? 'ghost' : 'gold'} onClick={() => go(paths.home(), { replace: true })}>
        {text.leave}
      </Button>
    </div>
  );
}

const ICONS: Partial<Record<LaunchFailure['kind'], IconName>> = { offline: 'cloudOff', 'on-break': 'rest' };

/** What another try may mend. */
const MAY_HELP_AGAIN: ReadonlySet<LaunchFailure['kind']> = new Set(['offline', 'unanswered', 'broken', 'missing']);

/** Undefined where the app itself leads on. */
function launchWords(failure: LaunchFailure): Message | undefined {
  if (failure.kind === 'on-break')
    return failure.untilMs === undefined
      ? refusedWords('game.onBreak')
      : text.stillOnBreak(formatMoment(failure.untilMs));
  if (failure.kind === 'offline') return text.launchOffline;
  if (failure.kind === 'missing' || failure.kind === 'unsafe' || failure.kind === 'unnamed') return text[failure.kind];
  if (failure.kind !== 'refused') return wordsFor(failure);
  return refusedWords(games.startGame.refusals[failure.code] ?? 'game.providerDown');
}
