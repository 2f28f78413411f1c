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
  /** The banner's picture itself, small enough to travel in the document; empty where the server does not draw it. */
  preview: string;
}

export const NO_PICTURES: FirstPictures = { games: [], banner: '', preview: '' };

const DOCUMENT = '<html ';
/** Of the operator's own server, and without a sign that would end an attribute. */
const PLAIN_PATH = /^[\w.-][\w./-]*$/;

/** The attributes that the document's script reads. */
export function firstPicturesFor({ pathname, searchParams }: URL, { games, banner, preview }: FirstPictures): string {
  if (games.length === 0 || !['/', HOME].includes(pathname) || searchParams.has('typeId')) return '';
  const pictures = `data-pictures="${games.map(iconPath).join(' ')}" `;
  if (!PLAIN_PATH.test(banner)) return pictures;
  return `${pictures}data-banner="${banner}" ${preview && `data-preview="${preview}" `}`;
}

export const withFirstPictures = (html: string, attributes: string): string =>
  attributes === '' ? html : html.replace(DOCUMENT, () => DOCUMENT + attributes);
