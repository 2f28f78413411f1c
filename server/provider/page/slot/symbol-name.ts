import type { SlotSymbol } from '../../engines/slot/slot-model.ts';
import { text } from '../text.ts';

export type SymbolPictures = Readonly<Record<SlotSymbol, string>>;

/** What a symbol is called for a player who does not see it: by what it does or its suit, and else by its picture. */
export function symbolName(symbol: SlotSymbol, pictures: SymbolPictures): string {
  const picture = pictures[symbol];
  return text.symbols[symbol as keyof typeof text.symbols] ?? text.pictures[picture] ?? picture;
}
