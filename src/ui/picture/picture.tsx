import { type ReactNode, useState } from 'react';

interface PictureProps {
  /** Empty where there is none. */
  url: string;
  /** What stands in its place until it has come, should it fail. */
  instead: ReactNode;
}

/** A picture for decoration. One that has failed stays hidden in its place, so that it can be asked for again. */
export function Picture({ url, instead }: PictureProps) {
  const [isMissed, setIsMissed] = useState(url === '');
  return (
    <>
      {isMissed && instead}
      {url !== '' && (
        <img src={url} alt="" hidden={isMissed} onError={() => setIsMissed(true)} onLoad={() => setIsMissed(false)} />
      )}
    </>
  );
}
