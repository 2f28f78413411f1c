import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Texts of the tabs beside Home. */
export const text = spoken('lobby-panels', {
  brands: 'Brands',
  collections: 'Your games',
  allBrands: 'All',
  liked: 'Liked',
  favorites: 'Favorites',
  history: 'Play history',
  games: (name: string) => `${name} games`,
  signIn: 'Log in to see your games',
  nothingYet: 'Nothing here yet',
  toGames: 'Go to games',
  noLikes: message('lobby.noLikes', 'Tap ♥ on a game to save it here.'),
  noHistory: message('lobby.noHistory', 'Your recent games will show up here.'),
});
