import { games, REALITY_CHECKS } from '#contract/games.ts';
import type { care, CareState } from '#contract/care.ts';
import type { Reading as Read } from '#data/ask/use-answer.ts';
import { useReminder } from '#data/play/use-reminder.ts';
import { showToast } from '#data/toasts.ts';
import { Reading } from '#page/page.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { text } from '../text.ts';
import { Choices } from './choices.tsx';

/** How often a game says how long it has been open, and what was bet and won. */
export function ReminderCard({ reading }: { reading: Read<typeof care.getCare> }) {
  const { failure, wished, choose } = useReminder(async (_held, isAsWished) => {
    if (isAsWished) showToast(text.reminderSet);
    await reading.refresh();
  });

  return (
    <section className="card care-card">
      <h2>{text.reminderTitle}</h2>
      <p>{text.reminderLead}</p>
      <Reading reading={reading} isToldElsewhere>
        {({ realityCheckMinutes }: CareState) => (
          <Choices
            label={text.reminderTitle}
            of={REALITY_CHECKS}
            chosen={wished ?? realityCheckMinutes}
            isPending={wished !== undefined}
            nameOf={text.every}
            onChoose={(minutes) => void choose(minutes)}
          />
        )}
      </Reading>
      <FailureNote failure={failure} refusals={games.setRealityCheck.refusals} />
    </section>
  );
}
