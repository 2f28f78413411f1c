/** How a game looks: its ground, and which pictures stand on its reels. Same game, same looks, for ever. */
import type { SlotSymbol } from '../engines/slot/slot-model.ts';

/** Pictures that belong together, as the lobby's art has them. */
const FAMILIES = [
  'mango coconut cherry lemon watermelon pineapple halo',
  'seven bell clover horseshoe crown gem coins chest reels star',
  'carabao rooster tarsier tiger eagle butterfly dragon phoenix',
  'koi bangus crab pearl shark octopus turtle whale shrimp seahorse anchor bangka',
  'jeepney kubo palm sun moon volcano jar hibiscus',
  'parol mask drum fan lantern firework microphone ferris tent balloons guitar',
  'football basketball glove racket billiard volleyball trophy gamepad medal',
  'rocket plane wheel bomb joystick target',
  'cards hand dice chip roulette cube mahjong',
].map((names) => names.split(' '));

const USUAL = FAMILIES[1] ?? [];

/** The picture of each symbol. */
export function symbolsOf(motif: string): Record<SlotSymbol, string> {
  const family = FAMILIES.find((names) => names.includes(motif)) ?? USUAL;
  const wild = motif === 'star' ? 'crown' : 'star';
  const scatter = motif === 'parol' ? 'chest' : 'parol';
  const others = family.filter((name) => name !== motif && name !== wild && name !== scatter);
  const from = family.indexOf(motif);
  const [second = 'gem', third = 'bell', fourth = 'clover'] = [...others.slice(Math.max(0, from)), ...others];
  const hero = family.includes(motif) ? motif : 'seven';
  return {
    hero,
    second,
    third,
    fourth,
    wild,
    scatter,
    heart: 'heart',
    diamond: 'diamond',
    club: 'club',
    spade: 'spade',
  };
}

export function paintGround({ from, to }: { from: string; to: string }): void {
  const { style } = document.documentElement;
  style.setProperty('--from', from);
  style.setProperty('--to', to);
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
