import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { heartbeat } from '#data/player/heartbeat.ts';
import { isSignedIn } from '#data/player/session.ts';
import { go, goBack } from '#go';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from './text.ts';
import './overlays.css';

/** What the server says while a player is here. Maintenance leads to its screen, a limit leads out of the game. */
export function HeartbeatNotice() {
  useSignals();
  // What is shown does not change under the reader's eyes, and is still known when the sheet is gone.
  const [notice] = useState(heartbeat.notice.value);
  if (!notice) return null;

  function leadOn() {
    // A player whose session has ended meanwhile is led to sign-in.
    if (!isSignedIn.value) return;
    if (notice === 'maintenance') go(paths.maintenance());
    else if (notice !== 'rest') goBack();
  }

  const { key, text: words } = text.heartbeat[notice];
  return (
    <Sheet
      look="popup"
      title={text.tips}
      isContentTold
      hasNoButton
      onClose={() => heartbeat.dismissNotice()}
      onGone={leadOn}
      footer={
        <Button look="gold" onClick={() => heartbeat.dismissNotice()}>
          {text.ok}
        </Button>
      }
    >
      <p className="overlay-lead" data-msg-key={key}>
        {words}
      </p>
    </Sheet>
  );
}
