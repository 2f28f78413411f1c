/**
 * Brings a piece of the program together with the styles that it needs. Every `import()` of the built page calls this, see
 * `sw/build/pieces-plugin.ts`.
 */
import { mendMissingPiece } from './updates.ts';

const coming: Record<string, Promise<unknown> | undefined> = {};

/**
 * Piece and styles are asked for at once: one after the other would cost a first visit a round trip more. Scripts are among `needs`
 * as well, which the piece names itself.
 */
export function bringPiece<Piece>(load: () => Promise<Piece>, needs: readonly string[] = []): Promise<Piece> {
  const bring = async (): Promise<Piece> => {
    const styles = needs.filter((path) => path.endsWith('.css')).map((path) => (coming[path] ??= bringStyle(path)));
    const [piece] = await Promise.all([load(), ...styles]);
    return piece;
  };
  return bring().catch((error: object) => {
    mendMissingPiece(error, bring);
    throw error;
  });
}

function bringStyle(path: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${path}` });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // So that it is asked for anew when it is wanted again.
      link.remove();
      delete coming[path];
      reject(new Error(`No ${path}`));
    });
    document.head.append(link);
  });
}
