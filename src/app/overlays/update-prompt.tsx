import { downloadUrl } from '#data/app/install.ts';
import { useServices } from '#data/help.ts';
import { closeUpdate } from './notices.ts';
import { InstallSteps } from '#features/system/parts/install-steps.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { OverlayProps } from './choose-overlay.ts';
import { text } from './text.ts';
import './overlays.css';

/** A recharge has come in that asks for the newer app. It can be closed, but only after what it says. */
export function UpdatePrompt({ config }: OverlayProps) {
  const url = downloadUrl(config);
  const helpUrl = useServices().entries?.[0]?.url;
  return (
    <Sheet look="bottom" title={text.updateTitle} onClose={closeUpdate} closesOnBackdrop={false} hasNoButton>
      <p className="overlay-lead" data-msg-key={text.updateLead.key}>
        {text.updateLead.text}
      </p>
      <div className="overlay-row">
        {url ? (
          <ButtonLink look="gold-wide" href={url} target="_blank" rel="noopener noreferrer">
            {text.updateDownload}
          </ButtonLink>
        ) : (
          <p data-msg-key={text.updateNoDownload.key}>{text.updateNoDownload.text}</p>
        )}
        {helpUrl && (
          <ButtonLink look="icon" href={helpUrl} target="_blank" rel="noopener noreferrer" aria-label={text.service}>
            <Icon name="chat" />
          </ButtonLink>
        )}
      </div>
      <div className="overlay-install">
        <InstallSteps />
      </div>
      <div className="overlay-center">
        <Button look="link" onClick={closeUpdate}>
          {text.updateClose}
        </Button>
      </div>
    </Sheet>
  );
}
