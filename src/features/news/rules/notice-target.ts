import { activityPath } from '#contract/activity-addresses.ts';
import { secureUrl } from '#data/lobby/addresses.ts';
import type { News } from '../parts/use-news.ts';

interface Target {
  href: string;
  target?: '_blank';
  rel?: string;
}

/** Where the button under a piece of news leads; undefined where it leads nowhere, or the address is unknown or unsafe. */
export function noticeTarget({ clickType, clickAction }: Pick<News, 'clickType' | 'clickAction'>): Target | undefined {
  if (clickType === 'activity') {
    const href = activityPath(Number(clickAction));
    return href === undefined ? undefined : { href };
  }
  const outside = clickType === 'url' ? secureUrl(clickAction) : undefined;
  return outside && { href: outside.href, target: '_blank', rel: 'noopener noreferrer' };
}
