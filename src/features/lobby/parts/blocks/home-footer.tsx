import { CLIENT_VERSION } from '#contract/settings.ts';
import { text } from '../../text.ts';
import './home-footer.css';

/** What a licensed lobby says on every visit, below the games: who may play, and when to stop. */
export function HomeFooter({ brandCode }: { brandCode: string }) {
  return (
    <footer className="home-footer">
      <p>
        <b>{text.ageMark}</b> {text.knowWhenToStop}
      </p>
      <p>{text.whoMayNot}</p>
      <p>{text.version(brandCode, CLIENT_VERSION)}</p>
    </footer>
  );
}
