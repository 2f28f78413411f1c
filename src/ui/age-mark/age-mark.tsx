import { useState } from 'react';
import './age-mark.css';

const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' fill='none' stroke-linecap='round' stroke-linejoin='round'>" +
  "<circle cx='50' cy='50' r='44' fill='%230f0a1f' stroke='%23ff5d6c' stroke-width='9'/>" +
  "<path stroke='white' stroke-width='7' d='M21 43c0-14 21-14 21 0 0 11-21 17-21 29h21M50 40l9-7v39M77 45v20M67 55h20'/></svg>";

/** The least age, as the regulator wants it shown. Without a picture of the operator's, or its loading, it is drawn here. */
export function AgeMark({ pictureUrl }: { pictureUrl?: string | undefined }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const isDrawn = !pictureUrl || failedUrl === pictureUrl;
  return (
    <img
      className="age-mark"
      alt="21+"
      width="48"
      height="48"
      src={isDrawn ? `data:image/svg+xml,${MARK}` : pictureUrl}
      onError={() => setFailedUrl(pictureUrl)}
    />
  );
}
