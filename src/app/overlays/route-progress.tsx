import { useState } from 'react';
import { text } from '../text.ts';
import './route-progress.css';

let hasOpened = false;

/** A bar that starts at three tenths and is full within a second: the tap was heard, and a screen is on its way. */
export function RouteProgress() {
  // The first screen of a visit has its own loading message.
  const [isShown, setIsShown] = useState(() => {
    const isLater = hasOpened;
    hasOpened = true;
    return isLater;
  });
  if (!isShown) return null;
  return (
    <div
      className="route-progress"
      role="progressbar"
      aria-label={text.progress}
      onAnimationEnd={() => setIsShown(false)}
    />
  );
}
