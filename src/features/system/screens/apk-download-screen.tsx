import { downloadUrl } from '#data/app/install.ts';
import { Screen } from '#page/screen.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { InstallSteps } from '../parts/install-steps.tsx';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';
import './info-screen.css';

/** The Android package, and how to install it; or the plain word that the operator has none. */
export function ApkDownloadScreen() {
  const { config } = useLobby();
  const url = downloadUrl(config);
  return (
    <Screen title={text.apkTitle}>
      <div className="info">
        <div className="info-hero">
          <i aria-hidden="true" />
          <h2>{text.apkHead}</h2>
          <p>{text.apkLead}</p>
        </div>
        {url ? (
          <>
            <ButtonLink look="gold-wide" href={url} target="_blank" rel="noopener noreferrer">
              <Icon name="download" />
              {text.apkDownload}
            </ButtonLink>
            <InstallSteps />
          </>
        ) : (
          <p className="info-card" data-msg-key={text.apkNone.key}>
            {text.apkNone.text}
          </p>
        )}
      </div>
    </Screen>
  );
}
