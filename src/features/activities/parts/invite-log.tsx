import { agents } from '#contract/agents.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../agents-text.ts';
import { InviteList } from './invite-list.tsx';

const MOST_SHOWN = 100;

/** Who stands on one of the five levels, and what each brings. It is asked for only when it is opened. */
export function InviteLog({ level, onClose }: { level: number; onClose: () => void }) {
  const reading = useAnswer(agents.appAgent5UserLog, { level, page: 1, pageSize: MOST_SHOWN });
  return (
    <Sheet look="bottom" title={text.logOf(level)} onClose={onClose}>
      <Reading reading={reading}>
        {({ list, total }) => <InviteList list={list} total={total} empty={text.noPeople} />}
      </Reading>
    </Sheet>
  );
}
