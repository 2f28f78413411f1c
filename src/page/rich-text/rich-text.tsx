import { useLayoutEffect, useRef } from 'react';
import { safeContent } from './safe-content.ts';

/** A text that the operator has formatted. Import it by `lazyNamed`: DOMPurify comes along. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeContent(html)), [html]);
  return <div ref={place} className="rich-text" />;
}
