import { type Album, useAlbum } from '#data/sign-in/album.ts';
import { text } from './text.ts';

/** A page that is gone has taken with it what had not gone up. */
export function LostNote({ album }: { album: Album }) {
  const { lost } = useAlbum(album);
  if (lost.length === 0) return null;
  const { key, text: words } = text.lost(lost.length);
  return (
    <p className="field-error" role="status" data-msg-key={key}>
      {words}
    </p>
  );
}
