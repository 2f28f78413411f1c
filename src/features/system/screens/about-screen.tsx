import { CLIENT_VERSION } from '#contract/settings.ts';
import { genericPicture } from '#data/lobby/addresses.ts';
import { settings } from '#data/device/settings.ts';
import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { Icon } from '#ui/icon/index.ts';
import { buildMarkIn } from '#shared/build-mark.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';
import './info-screen.css';

const MARK_WIDTH = 48;

const links = () => [
  { href: paths.terms(), name: text.termsLink },
  { href: paths.privacy(), name: text.privacyLink },
  { href: paths.apkDownload(), name: text.downloadLink },
  { href: paths.service(), name: text.serviceTitle },
];

/** Who stands behind the lobby, under which rules, and which version this is. */
export function AboutScreen() {
  const { config } = useLobby();
  return (
    <Screen title={text.aboutTitle}>
      <div className="info">
        <div className="info-brand">
          <img src="/icons/icon-192.png" alt="" width="72" height="72" />
          <p>
            <b>
              {settings.brandCode}
              <i>·</i>perya
            </b>
            <small>
              {text.version} {CLIENT_VERSION} · {text.build} {buildMarkIn(document.head.outerHTML)}
            </small>
          </p>
        </div>
        {config.demoWorld === 1 && (
          <p className="info-card info-demo" data-msg-key={text.demo.key}>
            <Icon name="info" />
            {text.demo.text}
          </p>
        )}
        <p>{text.aboutLead}</p>
        {config.demoWorld !== 1 && (
          <section className="info-card">
            <h2>{text.license}</h2>
            <p>{text.licenseText}</p>
          </section>
        )}
        <section className="info-card info-card-row">
          <AgeMark pictureUrl={genericPicture(config, 'age_21', MARK_WIDTH)} />
          <div>
            <h2>{text.responsible}</h2>
            <p>{text.responsibleText}</p>
          </div>
        </section>
        <ul className="info-links">
          {links().map(({ href, name }) => (
            <li key={href}>
              <a href={href}>
                {name}
                <Icon name="go" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}
