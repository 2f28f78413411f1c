import { useState } from 'react';
import { service, type ServiceEntry } from '#contract/service.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { serviceSheet } from '#data/open-sheet.ts';
import { aboutReference, chatLicense, serviceLink, useServices } from '#data/help.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { paths } from '#paths';
import type { Failure } from '#shared/outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { notLoadedWords, text as endingText } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { lazyNamed } from '#ui/lazy-named.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../text.ts';
import './service-list.css';

const ChatSheet = lazyNamed(() => import('./chat-sheet.tsx'), 'ChatSheet');

const ICON_WIDTH = 40;

/** Everybody who can help, each in a window of their own; what was last known while the line is down. */
export function ServiceList({ config, reference = '' }: { config: Lobby['config']; reference?: string }) {
  return (
    <>
      {config.maintenance.status === 0 && <WriteToUs reference={reference} />}
      <Entries config={config} reference={reference} />
    </>
  );
}

/** A question in writing needs no connection, and its answer waits for the player. Its screens are closed under maintenance. */
function WriteToUs({ reference }: { reference: string }) {
  const isAnswered = useRedDots().tickets;
  return (
    <nav className="service-own" aria-label={text.serviceQuestions}>
      <a href={paths.faq()}>
        <Icon name="info" />
        {text.serviceFaq}
        <Icon name="go" />
      </a>
      <a href={paths.ask(reference)}>
        <Icon name="mail" />
        {text.serviceWrite}
        <Icon name="go" />
      </a>
      <a href={paths.tickets()}>
        <Icon name="list" />
        {text.serviceQuestions}
        {isAnswered && (
          <>
            <i className="red-dot" />
            <span className="visually-hidden">({text.serviceAnswered})</span>
          </>
        )}
        <Icon name="go" />
      </a>
    </nav>
  );
}

function Entries({ config, reference }: { config: Lobby['config']; reference: string }) {
  const { entries, failure, retry } = useServices();
  const [chat, setChat] = useState<{ name: string; license: number }>();
  if (!entries) return failure ? <Failed failure={failure} onRetry={retry} /> : <Said message={text.serviceLoading} />;
  if (entries.length === 0) return <Said message={text.serviceEmpty} />;
  return (
    <>
      <ul className="service-list">
        {entries.map((entry) => (
          <li key={entry.url}>
            <Entry entry={aboutReference(entry, reference)} config={config} onChat={setChat} />
          </li>
        ))}
      </ul>
      <Until>{chat && <ChatSheet {...chat} onClose={() => setChat(undefined)} />}</Until>
    </>
  );
}

interface EntryProps {
  entry: ServiceEntry;
  config: Lobby['config'];
  onChat: (chat: { name: string; license: number }) => void;
}

/** A chat opens here, over what is on the screen; everything else is a window of its own. */
function Entry({ entry, config, onChat }: EntryProps) {
  const name = entry.name || text.serviceUnnamed;
  const license = chatLicense(entry);
  const face = (
    <>
      <span className="service-list-icon">
        <Picture url={entry.icon && pictureUrl(config, entry.icon, ICON_WIDTH)} instead={<Icon name="chat" />} />
      </span>
      {name}
      {license === undefined && <span className="visually-hidden">({text.newWindow})</span>}
      <Icon name="go" />
    </>
  );
  if (license === undefined) return <a {...serviceLink(entry)}>{face}</a>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onChat({ name, license })}>
      {face}
    </button>
  );
}

function Said({ message }: { message: Message }) {
  return (
    <p className="service-list-said" data-msg-key={message.key}>
      {message.text}
    </p>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const words =
    failure.kind === 'offline' ? text.serviceOffline : notLoadedWords(failure, service.getCustomerServices.refusals);
  return (
    <div className="service-list-said">
      {words && <p data-msg-key={words.key}>{words.text}</p>}
      <Button onClick={onRetry}>{endingText.retry}</Button>
    </div>
  );
}

/** Help over any screen, which stays as it is. */
export function ServiceSheet({ config }: { config: Lobby['config'] }) {
  return (
    <Sheet look="bottom" title={text.serviceTitle} onClose={serviceSheet.close}>
      <ServiceList config={config} />
    </Sheet>
  );
}
