import { useEffect } from 'react';

/**
 * Lays the screens out anew as soon as the browser's text size changes under an open page. The browser tells nobody of that:
 * what counts letters hears `resize`, which comes by itself with the width alone.
 */
export function useLetterSize(): void {
  useEffect(() => {
    const letter = document.createElement('i');
    Object.assign(letter.style, { position: 'absolute', width: '1em', visibility: 'hidden' });
    document.body.append(letter);
    let known = 0;
    const sizes = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? known;
      if (known > 0 && width !== known) dispatchEvent(new Event('resize'));
      known = width;
    });
    sizes.observe(letter);
    return () => {
      sizes.disconnect();
      letter.remove();
    };
  }, []);
}
