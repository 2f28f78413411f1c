import { useEffect } from 'react';
import { closeInstallTip, install, noteInstallTip } from '#data/app/install.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from './text.ts';
import './overlays.css';

/** Before the browser's own question, which it allows once: so that nobody meets it unprepared. */
export function InstallTip() {
  useEffect(noteInstallTip, []);
  return (
    <Sheet
      look="bottom"
      title={text.installTitle}
      onClose={closeInstallTip}
      footer={
        <>
          <Button onClick={closeInstallTip}>{text.cancel}</Button>
          <Button look="gold" onClick={() => void install()}>
            {text.continue}
          </Button>
        </>
      }
    >
      <div className="overlay-app">
        <img src="/icons/icon-192.png" alt="" width="60" height="60" />
        <p data-msg-key={text.installLead.key}>{text.installLead.text}</p>
      </div>
    </Sheet>
  );
}
