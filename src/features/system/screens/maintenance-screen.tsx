import { go } from '#go';
import { serviceSheet } from '#data/open-sheet.ts';
import { useState } from 'react';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { settings } from '#data/device/settings.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';
import './maintenance-screen.css';

/** Shows what the operator says, and the way back once it is over. Help stays within reach. */
export function MaintenanceScreen() {
  const { maintenance } = useLobby().config;
  const [isChecking, setIsChecking] = useState(false);
  const isOver = maintenance.status !== 1;
  const message = isOver ? text.openAgain : text.maintenance(maintenance.content ?? '');

  async function check() {
    if (isChecking) return;
    setIsChecking(true);
    // One that is under way may have begun on a connection that was dead then.
    await lobbyKeeper.refreshAnew();
    setIsChecking(false);
  }

  return (
    <main id="main" className="maintenance" tabIndex={-1}>
      <span className="maintenance-icon">
        <Icon name="clock" />
      </span>
      <i className="maintenance-bulbs" aria-hidden="true" />
      <h1>{text.maintenanceTitle}</h1>
      <p data-msg-key={message.key}>{message.text}</p>
      {!isOver ? (
        <Button look="gold-wide" aria-disabled={isChecking} onClick={() => void check()}>
          {isChecking ? text.checking : text.check}
        </Button>
      ) : (
        <Button look="gold-wide" onClick={() => go(paths.home())}>
          {text.backToLobby}
        </Button>
      )}
      <Button look="ghost-wide" onClick={() => serviceSheet.open(true)}>
        <Icon name="chat" />
        {text.serviceTitle}
      </Button>
      <small>
        {settings.brandCode}·perya · {text.playWithinLimits}
      </small>
    </main>
  );
}
