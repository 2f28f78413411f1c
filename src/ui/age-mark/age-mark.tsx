import { useState } from 'react';
import './age-mark.css';

const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' fill='none' stroke-linecap='round' stroke-linejoin='round'>" +
  "<circle cx='50' cy='50' r='44' fill='%230f0a1f' stroke='%23ff5d6c' stroke-width='9'/>" +
  "<path stroke='white' stroke-width='6.5' d='M22 43c0-12 17-12 17 0 0 9-17 14-17 25h17M46 40l8-6v34M70 43v17M61.5 51.5h17'/></svg>";

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
