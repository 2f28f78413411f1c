import { CLIENT_VERSION } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { LanguageSwitch } from '../menu/language-switch.tsx';
import { FooterMore } from './footer-more.tsx';
import { text } from './text.ts';
import './home-footer.css';

/** What a licensed lobby says on every visit, below the games: who may play, and when to stop. */
export function HomeFooter({ lobby }: { lobby: Lobby }) {
  return (
    <footer className="home-footer">
      <FooterMore lobby={lobby} />
      <p>
        <b>{text.ageMark}</b> {text.knowWhenToStop}
      </p>
      <p>{text.licence}</p>
      <p>{text.whoMayNot}</p>
      <LanguageSwitch />
      <p>{text.version(settings.brandCode, CLIENT_VERSION)}</p>
    </footer>
  );
}
