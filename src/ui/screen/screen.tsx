import type { ReactNode, UIEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/index.ts';
import { handOnFocus } from './hand-on-focus.ts';
import { useRenamedPage } from './use-renamed-page.ts';
import '../button/later-looks.css';
import './screen.css';

interface ScreenProps {
  /** Stands in the bar; a screen that greets in larger words leaves it out and brings its own first heading. */
  title?: string;
  back: { label: string; run: () => void };
  /** Buttons at the other end of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen that stands alone: a bar with the way back, and a main area that scrolls. */
export function Screen({ title, back, actions, children }: ScreenProps) {
  useRenamedPage(title);
  return (
    <main ref={handOnFocus} id="main" className="screen" tabIndex={-1} aria-label={title} onScroll={noteScrolled}>
      <header className="screen-bar">
        <Button look="icon" aria-label={back.label} onClick={back.run}>
          <Icon name="back" />
        </Button>
        {title !== undefined && <h1>{title}</h1>}
        <div className="screen-actions">{actions}</div>
      </header>
      <div className="screen-content">{children}</div>
    </main>
  );
}

/** For browsers in which the ground of the bar cannot follow what scrolls by itself. */
function noteScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0);
}
