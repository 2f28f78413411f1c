/**
 * Names home's first pictures in its document, so that its script asks for them beside the configuration, and not after it.
 * An address under which another screen opens names none.
 */
import { iconPath, type PicturedGame } from '#contract/game-rules.ts';
import { HOME } from '#contract/paths.ts';

/** Whose pictures home shows first: the first games, and what a guest's first banner shows. */
export interface FirstPictures {
  games: readonly PicturedGame[];
  banner: string;
}

export const NO_PICTURES: FirstPictures = { games: [], banner: '' };

const DOCUMENT = '<html ';
/** Of the operator's own server, and without a sign that would end an attribute. */
const PLAIN_PATH = /^[\w./-]+$/;

/** The attributes that the document's script reads. */
export function firstPicturesFor({ pathname, searchParams }: URL, { games, banner }: FirstPictures): string {
  if (games.length === 0 || !['/', HOME].includes(pathname) || searchParams.has('typeId')) return '';
  const pictures = `data-pictures="${games.map(iconPath).join(' ')}" `;
  return PLAIN_PATH.test(banner) ? `${pictures}data-banner="${banner}" ` : pictures;
}

export const withFirstPictures = (html: string, attributes: string): string =>
  attributes === '' ? html : html.replace(DOCUMENT, () => DOCUMENT + attributes);
