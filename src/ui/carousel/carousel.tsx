import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import './carousel.css';

interface CarouselProps {
  name: string;
  slides: { id: number; content: ReactNode }[];
  /** Says which one of how many a slide is. */
  placeName: (at: number, count: number) => string;
  /** What moves the track by itself, and stops it; it may come later. */
  Motion: ComponentType<{ track: RefObject<HTMLElement | null> }>;
}

/** Slides that a thumb moves sideways. */
export function Carousel({ name, slides, placeName, Motion }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shownAt, setShownAt] = useState(0);

  function noteShown() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShownAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  }

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={name}>
      {/* A place that scrolls must be reached by the keyboard, also when no slide leads anywhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className="carousel-track" tabIndex={0} aria-label={name} onScroll={noteShown}>
        {slides.map(({ id, content }, at) => (
          <li key={id} aria-roledescription="slide" aria-label={placeName(at + 1, slides.length)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <div className="carousel-dots" aria-hidden="true">
            {slides.map(({ id }, at) => (
              <i key={id} data-on={at === shownAt ? '' : undefined} />
            ))}
          </div>
          <Motion track={track} />
        </>
      )}
    </section>
  );
}
