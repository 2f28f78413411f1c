/** Makes a short address of one of this lobby's: it leads there and nowhere else. */
import { randomInt } from 'node:crypto';
import type { account } from '#contract/account.ts';
import { isAddress } from '#contract/addresses.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { SHORT_LINKS } from '../links/short-links.ts';
import { findOrInsertShortLink } from '../sql/queries/short-links.ts';

/** More than one player shares; the one that was shared longest ago goes first. */
const MOST_LINKS = 30;

export const shortUrl: Handler<typeof account.shortUrl> = async ({ input, player, request, ownOrigin, db, now }) => {
  const { origin, pathname, search } = new URL(input.url);
  if (origin !== ownOrigin(request) || !isAddress(pathname)) return refuse(WALLET.invalidDetails);
  const link = { code: makeCode(), playerId: player.id, path: `${pathname}${search}`, now };
  return { ok: true, value: { shortUrl: `${SHORT_LINKS}${await findOrInsertShortLink(db, link, MOST_LINKS)}` } };
};

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

const makeCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
