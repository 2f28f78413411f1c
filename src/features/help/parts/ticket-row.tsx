import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import type { ShownTicket } from '../rules/shown-tickets.ts';
import { text } from '../text.ts';
import { useOpenTicket } from './open-ticket.ts';

/** One question, with what was said last. */
export function TicketRow({ entry }: { entry: { id: ShownTicket['id'] } }) {
  const { tickets, open } = useOpenTicket();
  const ticket = tickets.find(({ id }) => id === entry.id);
  if (!ticket) return null;
  const { subject, letters, isUnread } = ticket;
  const last = letters.at(-1);
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
            {last && <time dateTime={new Date(last.at).toISOString()}>{formatTime(last.at)}</time>} · {stateOf(ticket)}
          </small>
        </span>
      </button>
    </div>
  );
}

function stateOf({ isClosed, letters }: ShownTicket): string {
  const last = letters.at(-1);
  if (last && last.state !== 'there') return text.states[last.state].text;
  if (isClosed) return text.closed;
  return last?.isService ? text.answered : text.open;
}
