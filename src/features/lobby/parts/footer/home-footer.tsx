import type { ReactNode } from 'react';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';
import { genericPicture, pictureUrl, secureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { LanguageSwitch } from '../menu/menu-switches.tsx';
import { text } from './text.ts';
import './footer-more.css';
import './home-footer.css';

const CHANNEL_WIDTH = 36;
const BRAND_WIDTH = 44;
const PAYMENT_PICTURES = 'payment_';
const RESPONSIBLE = ['age_21', 'responsible_gaming'];

/** What a licensed lobby says on every visit, below the games: who may play, and when to stop. */
export function HomeFooter({ lobby }: { lobby: Lobby }) {
  return (
    <footer className="home-footer">
      <FooterMore lobby={lobby} />
      <p>
        <b>{text.ageMark}</b> {text.knowWhenToStop}
      </p>
      <p>{lobby.config.demoWorld === 1 ? text.demo : text.license}</p>
      <p>{text.whoMayNot}</p>
      <LanguageSwitch />
      <p>{text.version(settings.brandCode, CLIENT_VERSION)}</p>
    </footer>
  );
}

/** Where the operator can be met, and whose games stand here; in green mode also who carries the money and who helps. */
function FooterMore({ lobby: { config, brands } }: { lobby: Lobby }) {
  const isGreen = config.mode === 'green';
  const channels = config.socialMedia.filter(({ url }) => secureUrl(url));
  const shownBrands = brands.filter(({ status, icon3 }) => status === 1 && icon3);
  return (
    <>
      {channels.length > 0 && (
        <Pictures name={text.contact} look="channels">
          {channels.map(({ name, url, icon }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (${text.newWindow})`}
            >
              {icon ? <LazyPicture url={pictureUrl(config, icon, CHANNEL_WIDTH)} isFirst={false} /> : name}
            </a>
          ))}
        </Pictures>
      )}
      <Pictures name={text.gameBrands} look="brands">
        {shownBrands.map(({ id, name, icon3 }) => (
          <LazyPicture key={id} url={pictureUrl(config, icon3 ?? '', BRAND_WIDTH)} name={name ?? ''} isFirst={false} />
        ))}
      </Pictures>
      {isGreen && <GenericPictures config={config} name={text.payments} keys={paymentKeys(config)} />}
      {isGreen && <GenericPictures config={config} name={text.responsible} keys={RESPONSIBLE} />}
    </>
  );
}

function GenericPictures({ config, name, keys }: { config: Lobby['config']; name: string; keys: string[] }) {
  const pictures = keys.flatMap((key) => {
    const url = genericPicture(config, key, CHANNEL_WIDTH);
    return url ? [{ key, url }] : [];
  });
  if (pictures.length === 0) return null;
  return (
    <Pictures name={name} look="channels">
      {pictures.map(({ key, url }) => (
        <LazyPicture key={key} url={url} name={channelName(config, key)} isFirst={false} />
      ))}
    </Pictures>
  );
}

const paymentKeys = (config: Lobby['config']): string[] =>
  config.appGenericImgList.map(({ uniqueKey }) => uniqueKey).filter((key) => key.startsWith(PAYMENT_PICTURES));

/** A way to pay is named as its channel is, which has the same picture. */
function channelName(config: Lobby['config'], key: string): string {
  const picture = config.appGenericImgList.find(({ uniqueKey }) => uniqueKey === key)?.img;
  return config.appRechargeTypeList.find(({ iconH5 }) => iconH5 === picture)?.name || text.pictureNames[key] || '';
}

interface PicturesProps {
  name: string;
  look: 'channels' | 'brands';
  children: ReactNode[];
}

function Pictures({ name, look, children }: PicturesProps) {
  return (
    <section className={`footer-pictures footer-${look}`} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {children.map((child, at) => (
          // The list never changes its order while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
