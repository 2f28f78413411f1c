import type { User } from '#contract/entities/user.ts';
import { PlayerAvatar } from '#page/player-avatar.tsx';
import { paths } from '#paths';
import { Icon } from '#ui/icon/index.ts';
import { copyAndTell } from '#page/copy.ts';
import { text as lobbyText } from '../../text.ts';
import { text } from './text.ts';

export function MenuHead({ user }: { user: User }) {
  const name = user.nickname || user.account || '';
  const hasSuperior = Boolean(user.pid);

  return (
    <div className="menu-head">
      <a className="menu-head-me" href={paths.profile()}>
        <PlayerAvatar user={user} badge={lobbyText.vip(user.vip ?? 0)} />
        <span className="visually-hidden">{text.profile}</span>
      </a>
      <div>
        <b className="menu-head-name">{name}</b>
        <p>
          <span className="visually-hidden">{lobbyText.vip(user.vip ?? 0)}, </span>
          {text.id(user.id)}
          <button type="button" aria-label={text.copyId} onClick={() => void copyAndTell(String(user.id))}>
            <Icon name="copy" />
          </button>
        </p>
        <p>
          {text.superior} {hasSuperior ? <span>{String(user.pid)}</span> : text.superiorNone}{' '}
          {!hasSuperior && <a href={paths.superior()}>{text.superiorAdd}</a>}
        </p>
      </div>
    </div>
  );
}
