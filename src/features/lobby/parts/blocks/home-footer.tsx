import { lazy, Suspense } from 'react';
import { CLIENT_VERSION } from '#contract/settings.ts';
import type { Lobby } from '#data/use-stored.ts';
import { text } from '../../text.ts';
import './home-footer.css';

const FooterMore = lazy(async () => ({ default: (await import('../below/footer-more.tsx')).FooterMore }));

interface HomeFooterProps {
  brandCode: string;
  lobby: Lobby;
  isPainted: boolean;
}

/** What a licensed lobby says on every visit, below the games: who may play, and when to stop. */
export function HomeFooter({ brandCode, lobby, isPainted }: HomeFooterProps) {
  return (
    <footer className="home-footer">
      {isPainted && (
        <Suspense fallback={null}>
          <FooterMore lobby={lobby} />
        </Suspense>
      )}
      <p>
        <b>{text.ageMark}</b> {text.knowWhenToStop}
      </p>
      <p>{text.licence}</p>
      <p>{text.whoMayNot}</p>
      <p>{text.version(brandCode, CLIENT_VERSION)}</p>
    </footer>
  );
}
