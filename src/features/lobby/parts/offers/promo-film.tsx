import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useActivities } from '#data/lobby/activities.ts';
import { mediaUrl, pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { isSignedIn } from '#data/player/session.ts';
import { clickTarget } from '#page/click-target.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { type PromoVideo, promoVideoToShow } from '../../rules/offers-to-show.ts';
import { PanelHeading } from '#ui/heading/panel-heading.tsx';
import { text } from './text.ts';
import './promo-film.css';

const WIDTH = 336;

/**
 * The film that the operator's rule chooses: its poster, and on any line nothing of the film before it is asked for. A
 * poster without a film is a picture that leads somewhere, and offers nothing to play.
 */
export function PromoFilm({ config }: { config: Lobby['config'] }) {
  useSignals();
  const { ids, hidden, loginPaying } = useActivities();
  const film = promoVideoToShow(config.appPromotionalVideoList, {
    isSignedIn: isSignedIn.value,
    activityIds: ids,
    hidden,
    loginPaying,
  });
  if (!film?.coverImg) return null;
  return film.path ? <Film key={film.id} film={film} config={config} /> : <Poster film={film} config={config} />;
}

interface FilmProps {
  film: PromoVideo;
  config: Lobby['config'];
}

function Poster({ film, config }: FilmProps) {
  const target = clickTarget(film.clickType, film.clickAction);
  if (!target) return null;
  return (
    <section aria-label={text.activity}>
      <a className="promo-film" {...target}>
        <LazyPicture url={pictureUrl(config, film.coverImg ?? '', WIDTH)} isFirst={false} />
        <span>
          {text.aboutFilm}
          <Icon name="go" />
        </span>
      </a>
    </section>
  );
}

function Film({ film, config }: FilmProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const target = clickTarget(film.clickType, film.clickAction);
  const poster = pictureUrl(config, film.coverImg ?? '', WIDTH);
  return (
    <section aria-label={text.film}>
      <PanelHeading title={text.film}>
        {target && (
          <ButtonLink look="link" {...target}>
            {text.aboutFilm}
          </ButtonLink>
        )}
      </PanelHeading>
      <div className="promo-film">
        {state === 'playing' ? (
          <video
            src={mediaUrl(config, film.path ?? '')}
            poster={poster}
            playsInline
            muted
            loop
            controls
            autoPlay
            aria-label={text.film}
            onError={() => setState('failed')}
          />
        ) : (
          <LazyPicture url={poster} isFirst={false} />
        )}
        {state === 'poster' && (
          <button type="button" aria-label={text.playFilm} onClick={() => setState('playing')}>
            <Icon name="play" />
          </button>
        )}
        {state === 'failed' && (
          <p role="status" data-msg-key={text.filmFailed.key}>
            {text.filmFailed.text}
          </p>
        )}
      </div>
    </section>
  );
}
