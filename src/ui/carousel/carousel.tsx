import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useAutoplay } from './use-autoplay.ts';
import './carousel.css';

interface CarouselProps {
  name: string;
  slides: { id: number; content: ReactNode }[];
  /** Says which one of how many a slide is. */
  placeName: (at: number, count: number) => string;
  everyMs: number;
  /** Whether it may move by itself; the player's word on that is kept by whoever draws this. */
  mayMove: boolean;
  isPaused: boolean;
  pauseName: string;
  onPause: () => void;
}

/**
 * Slides that a thumb moves sideways. They also move by themselves, until somebody touches, points at or reads them,
 * and never for whoever asks for less motion.
 */
export function Carousel(props: CarouselProps) {
  const { name, slides, placeName, everyMs, mayMove, isPaused } = props;
  const track = useRef<HTMLUListElement>(null);
  const [shownAt, setShownAt] = useState(0);
  const canMove = mayMove && slides.length > 1;
  const holds = useAutoplay(track, { everyMs, isOn: canMove && !isPaused });

  function noteShown() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShownAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  }

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={name} {...holds}>
      <ul ref={track} className="carousel-track" onScroll={noteShown}>
        {slides.map(({ id, content }, at) => (
          <li key={id} aria-roledescription="slide" aria-label={placeName(at + 1, slides.length)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="carousel-dots" aria-hidden="true">
          {slides.map(({ id }, at) => (
            <i key={id} data-on={at === shownAt ? '' : undefined} />
          ))}
        </div>
      )}
      {canMove && (
        <button type="button" className="carousel-pause" aria-label={props.pauseName} onClick={props.onPause}>
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
    </section>
  );
}
