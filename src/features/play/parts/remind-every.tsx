import { useEffect } from 'react';
import { games, REALITY_CHECKS } from '#contract/games.ts';
import { showToast } from '#data/toasts.ts';
import { useReminder } from '#data/play/use-reminder.ts';
import { wordsFor } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../text.ts';

interface RemindEveryProps {
  minutes: number;
  onChange: (minutes: number) => void;
}

/** How often the player is told how it stands. The server keeps it, so that it holds on every phone of theirs. */
export function RemindEvery({ minutes, onChange }: RemindEveryProps) {
  const { failure, wished, choose } = useReminder(onChange);

  useEffect(() => {
    const words = wordsFor(failure, games.setRealityCheck.refusals);
    if (words) showToast(words);
  }, [failure]);

  function take(next: number) {
    const chosen = REALITY_CHECKS.find((choice) => choice === next);
    if (chosen !== undefined) void choose(chosen);
  }

  return (
    <label className="game-menu-remind">
      <Icon name="clock" />
      <span>{text.remind}</span>
      <select
        value={wished ?? minutes}
        aria-busy={wished !== undefined}
        onChange={(event) => take(Number(event.target.value))}
      >
        {REALITY_CHECKS.map((choice) => (
          <option key={choice} value={choice}>
            {text.remindEvery(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
