import { useLayoutEffect, useRef } from 'react';
import { loadPicture } from './picture-loader.ts';

interface LazyPictureProps {
  url: string;
  isFirst: boolean;
  /** Empty where it is decoration. */
  name?: string;
}

/** A picture that loads when it is near the screen; until then, and if it never comes, its ground is seen. */
export function LazyPicture({ url, isFirst, name = '' }: LazyPictureProps) {
  const picture = useRef<HTMLImageElement>(null);

  useLayoutEffect(() => {
    return picture.current ? loadPicture(picture.current, url, isFirst) : undefined;
  }, [url, isFirst]);

  return (
    <img ref={picture} className="tile-picture" alt={name} decoding="async" fetchPriority={isFirst ? 'high' : 'auto'} />
  );
}
