import type { Banner } from '#contract/entities/config.ts';
import type { Child, Make } from '#ui/make.ts';

/** How wide a banner's picture is shown, and for a player who spares data. */
export const BANNER_WIDTH = 336;
export const SMALL_BANNER_WIDTH = 180;

/** By which a view is counted, and a tap is remembered before the program is there. */
export const bannerView = ({ id }: Banner): string => `banner ${id}`;

/** What stands on a banner, as the program and the document draw it: the words, and behind them the picture. */
export function bannerFace<Made>(
  make: Make<Made>,
  { title, subtitle }: Banner,
  { picture, go }: { picture: Child<Made>; go: string | undefined },
): Child<Made>[] {
  return [
    picture,
    make(
      'span',
      { className: 'banner-words' },
      make('b', {}, title ?? undefined),
      make('em', {}, subtitle ?? undefined),
    ),
    go !== undefined && make('span', { className: 'banner-go' }, go),
  ];
}
