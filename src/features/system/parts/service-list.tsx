import { pictureUrl } from '#data/pictures.ts';
import { serviceLink, useServices } from '#data/service.ts';
import type { Lobby } from '#data/use-stored.ts';
import { Button } from '#ui/button/index.ts';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './service-list.css';

const ICON_WIDTH = 40;

/** Everybody who can help, each in a window of their own; what was last known while the line is down. */
export function ServiceList({ config }: { config: Lobby['config'] }) {
  const { entries, failure, retry } = useServices();
  if (!entries) return failure ? <Failed onRetry={retry} /> : <Said message={text.serviceLoading} />;
  if (entries.length === 0) return <Said message={text.serviceEmpty} />;
  return (
    <ul className="service-list">
      {entries.map((entry) => (
        <li key={entry.url}>
          <a {...serviceLink(entry)}>
            <span className="service-list-icon">
              {entry.icon ? <img src={pictureUrl(config, entry.icon, ICON_WIDTH)} alt="" /> : <Icon name="chat" />}
            </span>
            {entry.name || text.serviceUnnamed}
            <span className="visually-hidden">({text.newWindow})</span>
            <Icon name="go" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Said({ message }: { message: Message }) {
  return (
    <p className="service-list-said" data-msg-key={message.key}>
      {message.text}
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="service-list-said">
      <p data-msg-key={text.serviceFailed.key}>{text.serviceFailed.text}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
  );
}
