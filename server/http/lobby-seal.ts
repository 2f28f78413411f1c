/**
 * Where a lobby stands that opens a game, told to the games under the secret that both share: the page of that one address
 * may hold this one launch in its frame. The address is the one that the player's browser has asked, so a lobby that is
 * reached by another port or name opens its games as well, and nobody else's page does.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address of a launch carries besides its token. */
export function sealLobby(secret: string, launch: string, lobby: string): Record<'lobby' | 'seal', string> {
  return { lobby, seal: sealOf(secret, launch, lobby) };
}

/** It becomes a part of a header and of a page: nothing but a host may pass, where an address lets through a quote. */
const PLACE = /^https?:\/\/[a-z0-9.-]+(:\d+)?$|^https?:\/\/\[[0-9a-f:]+\](:\d+)?$/;

/** Undefined where the address names no lobby, or names one that was not sealed for this launch. */
export function sealedLobby(secret: string, address: string): string | undefined {
  const asked = new URL(address).searchParams;
  const [launch, lobby, seal] = [asked.get('launch'), asked.get('lobby'), asked.get('seal')];
  if (launch === null || lobby === null || seal === null || !PLACE.test(lobby)) return undefined;
  const ours = Buffer.from(sealOf(secret, launch, lobby));
  const theirs = Buffer.from(seal);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? lobby : undefined;
}

const sealOf = (secret: string, launch: string, lobby: string): string =>
  createHmac('sha256', secret).update(`lobby ${launch} ${lobby}`).digest('base64url');
