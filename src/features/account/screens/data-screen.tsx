import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { ClearCard } from '../parts/clear-card.tsx';
import { CopyCard } from '../parts/copy-card.tsx';
import { text } from '../text.ts';
import './more-screen.css';

/** What is kept of the player, here and at the server, and the ways to have it and to be rid of it. */
export function DataScreen() {
  return (
    <Screen title={text.dataTitle}>
      <div className="more-screen">
        <ClearCard />
        <CopyCard />
        <section className="more-card">
          <h2>{text.deleteTitle}</h2>
          {text.deleteLead.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ButtonLink href={`${paths.ask()}?wish=delete`}>{text.deleteAsk}</ButtonLink>
        </section>
      </div>
    </Screen>
  );
}
