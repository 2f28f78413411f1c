/**
 * The pictures of a form that hands in papers. They go up from here, also while the form is not drawn, and each path is written to the
 * form's draft as it arrives. What broke off goes up again at a tap, and by itself when the connection comes back.
 */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { Failure } from '#shared/outcome.ts';
import { onReachable } from '../call/connection.ts';
import { changeDraft, keepDraft, keptDraft, readDraft, writeDraft } from '../player/drafts.ts';
import { samePlayer } from '../player/same-player.ts';
import { onPlayerChange } from '../player/session.ts';
import { type Slot, uploadPicture } from './upload.ts';

export interface Album {
  /** The name of the form's draft. */
  draft: string;
  /** The draft's field that has the paths, joined by commas; an empty one is a slot without a picture. */
  field: string;
  slots: readonly Slot[];
  /** Filled in before there is a player. */
  isOfGuest?: true;
}

export interface Picture {
  file: File;
  /** How much of it has gone up; undefined before its turn. */
  share?: number;
  /** Where the server keeps it. */
  path?: string;
  /** Why it is not there. */
  failure?: Failure;
  /** Ends this way up. */
  abandon: AbortController;
}

interface Contents {
  album: Album;
  /** By slot; undefined where this page does not know yet what the draft has. */
  paths: Partial<Record<Slot, string>>;
  /** As chosen on this phone, for looking at them again; after a reload only the paths are known. */
  pictures: Partial<Record<Slot, Picture>>;
  /** Chosen on a page that is gone, and never sent. */
  lost: readonly Slot[];
}

/** The draft's field that has the slots of pictures that were chosen and are not there. */
const UNSENT = 'unsent';

/** By the name of the draft. */
const albums = signal<Readonly<Record<string, Contents>>>({});

onPlayerChange(() => {
  albums.value = {};
});
onReachable(() => Object.values(albums.peek()).forEach(({ album }) => sendAgain(album)));

function contentsOf(album: Album, all = albums.peek()): Contents {
  const known = all[album.draft];
  if (known) return known;
  const kept = album.isOfGuest && readDraft(album.draft);
  return { album, paths: kept ? pathsIn(album, kept) : {}, pictures: {}, lost: kept ? unsentIn(album, kept) : [] };
}

function pathsIn({ slots, field }: Album, kept: Record<string, string> = {}): Contents['paths'] {
  const paths = kept[field]?.split(',') ?? [];
  return Object.fromEntries(slots.map((slot, at) => [slot, paths[at] ?? '']));
}

const unsentIn = ({ slots }: Album, kept: Record<string, string> = {}): Slot[] =>
  slots.filter((slot) => kept[UNSENT]?.split(',').includes(String(slot)));

const noteContents = (contents: Contents): void =>
  void (albums.value = { ...albums.peek(), [contents.album.draft]: contents });

function put(album: Album, slot: Slot, picture: Picture | undefined, path?: string): void {
  const { paths, pictures, lost } = contentsOf(album);
  const now = path === undefined ? paths : { ...paths, [slot]: path };
  const others = lost.filter((one) => one !== slot);
  const contents = { album, paths: now, pictures: { ...pictures, [slot]: picture }, lost: others };
  noteContents(contents);
  if (path !== undefined) keepContents(contents);
}

function keepContents({ album, paths, pictures, lost }: Contents): void {
  const isOnHand = (slot: Slot): boolean => isUnderWay(pictures[slot]) || isUnsent(pictures[slot]);
  const unsent = album.slots.filter((slot) => isOnHand(slot) || lost.includes(slot));
  const change = (kept: Record<string, string>): Record<string, string> => {
    const all = { ...pathsIn(album, kept), ...paths };
    return { ...kept, [album.field]: album.slots.map((slot) => all[slot]).join(','), [UNSENT]: unsent.join(',') };
  };
  if (album.isOfGuest) writeDraft(album.draft, change(readDraft(album.draft)));
  else changeDraft(album.draft, change);
}

/** Of two that are chosen for a slot one after the other the second one counts; the first leaves the slot at once. */
export function sendPicture(album: Album, slot: Slot, file: File): void {
  contentsOf(album).pictures[slot]?.abandon.abort();
  const picture = { file, abandon: new AbortController() };
  put(album, slot, picture, '');
  void goUp(album, slot, picture);
}

async function goUp(album: Album, slot: Slot, { file, abandon }: Picture): Promise<void> {
  const picture = { file, abandon };
  const isWanted = (): boolean => contentsOf(album).pictures[slot]?.abandon === abandon;
  // Where the connection was away and came back before this one is given up, nothing will say so again.
  let wasBack = false;
  const stop = onReachable(() => (wasBack = true));
  const sent = await uploadPicture(slot, file, {
    unwanted: abandon.signal,
    onProgress: (share) => isWanted() && put(album, slot, { ...picture, share }),
  });
  stop();
  if (!isWanted()) return;
  if (sent.ok) return put(album, slot, { ...picture, path: sent.value }, sent.value);
  const { failure } = sent;
  put(album, slot, { ...picture, failure }, mayGoAgain(failure) ? undefined : '');
  if (wasBack && mayGoAgain(failure)) sendAgain(album, slot);
}

/** What the server has refused, it would refuse again. */
const mayGoAgain = ({ kind }: Failure): boolean => kind !== 'refused';

export const isUnderWay = (picture: Picture | undefined): picture is Picture =>
  picture !== undefined && picture.path === undefined && picture.failure === undefined;

const isUnsent = (picture: Picture | undefined): picture is Picture =>
  picture?.failure !== undefined && mayGoAgain(picture.failure);

/** Sends what broke off of all slots, or of one. */
export function sendAgain(album: Album, only?: Slot): void {
  for (const slot of only ? [only] : album.slots) {
    const picture = contentsOf(album).pictures[slot];
    if (!isUnsent(picture)) continue;
    const { file, abandon } = picture;
    put(album, slot, { file, abandon });
    void goUp(album, slot, picture);
  }
}

export function takeAway(album: Album, slot: Slot): void {
  contentsOf(album).pictures[slot]?.abandon.abort();
  put(album, slot, undefined, '');
}

/** They are handed in, or the server has them no longer. */
export function emptyAlbum(album: Album): void {
  noteContents({ album, paths: pathsIn(album), pictures: {}, lost: [] });
  keepDraft(album.draft, undefined);
}

async function readAlbum(album: Album): Promise<void> {
  const isSamePlayer = samePlayer();
  const kept = await keptDraft(album.draft);
  if (!isSamePlayer()) return;
  const { pictures, paths: known } = contentsOf(album);
  const paths = { ...pathsIn(album, kept), ...known };
  const lost = unsentIn(album, kept).filter((slot) => !paths[slot] && !pictures[slot]);
  noteContents({ album, paths, pictures, lost });
}

/** The pictures of a form, by slot, with what its draft has of them. */
export function useAlbum(album: Album) {
  useSignals();
  useEffect(() => {
    if (!album.isOfGuest) void readAlbum(album);
  }, [album]);
  const { paths, pictures, lost } = contentsOf(album, albums.value);
  const among = (is: (slot: Slot) => boolean): Slot[] => album.slots.filter(is);
  return {
    paths: album.slots.map((slot) => paths[slot] ?? ''),
    pictures,
    lost,
    underWay: among((slot) => isUnderWay(pictures[slot])),
    unsent: among((slot) => isUnsent(pictures[slot])),
  };
}
