import { type ComponentType, type ReactNode, type RefObject, useRef } from 'react';
import './carousel.css';

interface CarouselProps {
  name: string;
  slides: { id: number; content: ReactNode }[];
  /** Says which one of how many a slide is. */
  placeName: (at: number, count: number) => string;
  /** What lies over the slides where there are several; it may come later. */
  Controls: ComponentType<{ track: RefObject<HTMLElement | null>; count: number }>;
}

/** Slides that a thumb moves sideways. */
export function Carousel({ name, slides, placeName, Controls }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const count = slides.length;
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={name}>
      {/* A place that scrolls must be reached by the keyboard, also when no slide leads anywhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className="carousel-track" tabIndex={0} aria-label={name}>
        {slides.map(({ id, content }, at) => (
          <li key={id} aria-roledescription="slide" aria-label={placeName(at + 1, count)}>
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && <Controls track={track} count={count} />}
    </section>
  );
}
