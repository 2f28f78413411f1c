import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('news', {
  title: 'News',
  untitled: 'News from the lobby',
  more: 'See more',
  newWindow: 'opens a new window',
  none: message('news.none', 'No news right now. What’s new in the lobby shows here.'),
  gone: message('news.gone', 'This news is gone.'),
  toGames: 'Go to games',
  toAll: 'All news',
});
