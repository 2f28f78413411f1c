import { useState } from 'react';
import { downloadUrl, dismissAppOffer, isAppOffered } from '#data/app/install.ts';
import { genericPicture } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import './app-offer.css';

const WIDTH = 44;

/** The operator's app, where there is one to download and the player is not in it already. */
export function AppOffer({ config }: { config: Lobby['config'] }) {
  const [isOffered, setIsOffered] = useState(() => isAppOffered(config));
  if (!isOffered) return null;
  const picture = genericPicture(config, 'download_icon', WIDTH);
  const url = downloadUrl(config);

  function close() {
    dismissAppOffer();
    setIsOffered(false);
  }

  return (
    <section className="app-offer" aria-label={text.appOffer}>
      {picture && <img src={picture} alt="" width="44" height="44" />}
      <p>
        <b>{text.appOffer}</b>
        {text.appOfferLead}
      </p>
      <ButtonLink
        look="gold"
        href={url ?? paths.apkDownload()}
        {...(url && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {text.appOfferGet}
      </ButtonLink>
      <Button look="icon" aria-label={text.appOfferAway} onClick={close}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
