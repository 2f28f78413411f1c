import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  brands: 'Mga brand',
  collections: 'Inyong mga laro',
  allBrands: 'Lahat',
  liked: 'Paborito',
  favorites: 'Mga paborito',
  history: 'Mga nilaro',
  games: (name) => `Mga laro ng ${name}`,
  signIn: 'Mag-log in para makita ang inyong mga laro',
  nothingYet: 'Wala pang laman',
  toGames: 'Sa mga laro',
  noLikes: message('lobby.noLikes', 'I-tap ang ♥ sa laro para ma-save ito rito.'),
  noHistory: message('lobby.noHistory', 'Lalabas dito ang mga huli ninyong nilaro.'),
};
