import { useEffect } from 'react';
import { closeBrowserTip, noteIosGuide, openChrome } from '#data/app/install.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { copyAndTell } from '#page/copy.ts';
import { text } from './text.ts';
import './overlays.css';

/** Safari has no question of its own; it is told once how to put the app on the home screen. */
export function IosGuide() {
  useEffect(noteIosGuide, []);
  return (
    <Sheet
      look="bottom"
      title={text.iosTitle}
      onClose={() => closeBrowserTip()}
      footer={
        <Button look="gold" onClick={() => closeBrowserTip()}>
          {text.gotIt}
        </Button>
      }
    >
      <p className="overlay-lead">{text.iosLead}</p>
      <Steps name={text.iosTitle} steps={text.iosSteps} />
    </Sheet>
  );
}

/** For browsers that cannot install the app: the way to one that can. */
export function OpenInChrome() {
  const address = location.href;

  return (
    <Sheet look="popup" title={text.chromeTitle} onClose={() => closeBrowserTip()}>
      <p className="overlay-lead" data-msg-key={text.chromeLead.key}>
        {text.chromeLead.text}
      </p>
      <div className="overlay-row">
        <input
          className="overlay-address"
          aria-label={text.pageAddress}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copyAndTell(address)}>{text.copy}</Button>
      </div>
      <Button look="gold-wide" onClick={() => openChrome(address)}>
        {text.openChrome}
      </Button>
      <div className="overlay-center">
        <Button look="link" onClick={() => closeBrowserTip({ forGood: true })}>
          {text.noMore}
        </Button>
      </div>
    </Sheet>
  );
}
