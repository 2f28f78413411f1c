import { copyText } from '#data/device/share.ts';
import { closeBrowserTip, openChrome } from '#data/app/install.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { saidOfCopying } from '#ui/ui-text.ts';
import { text } from './text.ts';
import './overlays.css';

/** For browsers that cannot install the app: the way to one that can. */
export function OpenInChrome() {
  const address = location.href;

  async function copy() {
    showToast(saidOfCopying(await copyText(address)));
  }

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
        <Button onClick={() => void copy()}>{text.copy}</Button>
      </div>
      <Button look="gold-wide" onClick={() => openChrome(address)}>
        {text.openChrome}
      </Button>
      <div className="overlay-centre">
        <Button look="link" onClick={() => closeBrowserTip({ forGood: true })}>
          {text.noMore}
        </Button>
      </div>
    </Sheet>
  );
}
