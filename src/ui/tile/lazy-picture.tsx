import { useLayoutEffect, useRef } from 'react';
import { loadPicture } from './picture-loader.ts';

interface LazyPictureProps {
  url: string;
  isFirst: boolean;
  /** Where a picture of the first screen gives way to the others on a slow line. */
  isModest?: boolean;
  /** Empty where it is decoration. */
  name?: string;
}

/** A picture that loads when it is near the screen; until then, and if it never comes, its ground is seen. */
export function LazyPicture({ url, isFirst, isModest = false, name = '' }: LazyPictureProps) {
  const picture = useRef<HTMLImageElement>(null);

  useLayoutEffect(() => {
    return picture.current ? loadPicture(picture.current, url, isFirst) : undefined;
  }, [url, isFirst]);

  return (
    <img
      ref={picture}
      className="tile-picture"
      alt={name}
      decoding="async"
      fetchPriority={isFirst && !isModest ? 'high' : 'auto'}
    />
  );
}
