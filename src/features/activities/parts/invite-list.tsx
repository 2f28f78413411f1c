import type { Friend } from '#contract/agents.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../agents-text.ts';
import './invite-list.css';

interface InviteListProps {
  list: readonly Friend[];
  total: number;
  /** What stands in its place while there is nobody. */
  empty: Message;
}

/** Friends with what they bring, masked by the server. */
export function InviteList({ list, total, empty }: InviteListProps) {
  if (list.length === 0) return <p data-msg-key={empty.key}>{empty.text}</p>;
  return (
    <>
      <small className="invite-list-hint">
        {text.bothMonths} {total > list.length && text.newest(list.length)}
      </small>
      <ol className="invite-list">
        {list.map((friend, at) => (
          // Nothing names a friend but their place: two may be masked alike.
          <li key={at} data-valid={friend.isValid}>
            <p>
              <b>{friend.nickname}</b>
              {friend.phone !== '' && <small>{friend.phone}</small>}
              <small>{friend.isValid ? text.counts : text.countsNot}</small>
            </p>
            <p>
              <em>{text.brings(formatPesos(friend.commission))}</em>
              <small>{text.bet(formatPesos(friend.bet))}</small>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
