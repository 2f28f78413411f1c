import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import type { ShownTicket } from '../rules/shown-tickets.ts';
import { text } from '../text.ts';
import { useOpenTicket } from './open-ticket.ts';
import { useStateWords } from './use-state-words.ts';

/** One question, with what was said last. */
export function TicketRow({ entry }: { entry: { id: ShownTicket['id'] } }) {
  const { tickets, open } = useOpenTicket();
  const ticket = tickets.find(({ id }) => id === entry.id);
  const last = ticket?.letters.at(-1);
  const waiting = useStateWords(last?.state);
  if (!ticket) return null;
  const { subject, isUnread } = ticket;
  return (
    <div className="ticket-row">
      <button type="button" aria-haspopup="dialog" data-unread={isUnread} onClick={() => open(ticket.id)}>
        <span className="list-page-mark">
          <Icon name="chat" />
          {isUnread && <i className="red-dot" />}
        </span>
        <span className="ticket-name">
          <b>{text.subjects[subject] ?? text.subjects[0]}</b>
          {isUnread && <span className="visually-hidden"> ({text.unread})</span>}
          {last && <span className="ticket-last">{last.content}</span>}
          <small>
            {last && <time dateTime={new Date(last.at).toISOString()}>{formatTime(last.at)}</time>} ·{' '}
            {waiting?.text ?? stateOf(ticket)}
          </small>
        </span>
      </button>
    </div>
  );
}

function stateOf({ isClosed, letters }: ShownTicket): string {
  if (isClosed) return text.closed;
  return letters.at(-1)?.isService ? text.answered : text.open;
}
