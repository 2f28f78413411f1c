import type { MotifName } from './motif-table.ts';
import { paint as p } from './paint.ts';
import { mirrored } from './shapes.ts';
import { litPicture, placed, shaded } from './stage.ts';

/** Portraits, 240 by 240, composed for a round frame. Number 0 is everybody who has not chosen yet. */

interface Person {
  skin: string;
  shade: string;
  hair: string;
  /** Behind the head, then over it. */
  back: string;
  front: string;
  top: string;
}

const SKINS = [
  ['#f2c193', '#dba06c'],
  ['#d99a62', '#bd7c46'],
  ['#b5733f', '#985a2b'],
] as const;

const HAIR = {
  long: 'M50 12C28 12 22 30 22 48c0 16-2 26-6 34h68c-4-8-6-18-6-34 0-18-6-36-28-36z',
  bun: 'M50 16c-18 0-25 12-25 28l2 12h46l2-12c0-16-7-28-25-28z',
  none: '',
};

const FRINGE = {
  side: 'M27 46c-2-20 8-31 23-31s26 10 23 31c-4-8-7-12-10-15-8 5-22 7-29 4-3 3-5 6-7 11z',
  center: 'M26 50c-3-22 8-35 24-35s27 13 24 35c-4-12-12-19-24-24-12 5-20 12-24 24z',
  short: 'M27 42c-4-20 8-30 23-30s28 8 23 30c-3-5-4-8-5-12-12 2-26 2-36 0-1 4-2 7-5 12z',
  quiff: 'M27 42c-3-14 0-22 8-24 2-8 16-12 26-7 10 3 15 14 12 31-3-5-4-8-5-12-14 4-26 2-36-2-2 4-3 8-5 14z',
};

const SALAKOT = `<path d="M50 2C40 14 20 26 6 34c10 6 78 6 88 0C80 26 60 14 50 2z" fill="${p.gold}"/><path d="M50 2c10 12 30 24 44 32-5 3-24 5-44 5z" fill="${p.amber}"/><path d="M24 24c16 5 36 5 52 0M36 15c9 3 19 3 28 0" fill="none" stroke="${p.rust}" stroke-width="2.500"/><circle cx="50" cy="4" r="4" fill="${p.red}"/>`;
const GLASSES = `<g fill="#fff" fill-opacity=".3" stroke="${p.night}" stroke-width="2.500"><circle cx="40" cy="49" r="8"/><circle cx="60" cy="49" r="8"/></g><path d="M48 48q2-2 4 0" fill="none" stroke="${p.night}" stroke-width="2.500"/>`;
const HEADPHONES = `<path d="M22 48C20 20 36 8 50 8s30 12 28 40" fill="none" stroke="${p.azure}" stroke-width="5"/><rect x="16" y="42" width="11" height="19" rx="5.500" fill="${p.azure}"/><rect x="73" y="42" width="11" height="19" rx="5.500" fill="${p.azure}"/>`;
const FLOWER = `<g fill="${p.rose}"><circle cx="72" cy="24" r="6"/><circle cx="80" cy="29" r="6"/><circle cx="77" cy="38" r="6"/><circle cx="68" cy="37" r="6"/><circle cx="65" cy="29" r="6"/></g><circle cx="73" cy="31" r="4.500" fill="${p.gold}"/>`;
const BANDANA = `<path d="M26 36C24 18 36 10 50 10s26 8 24 26c-14-7-34-7-48 0z" fill="${p.red}"/><path d="M74 34l12-4-3 9 5 7-14-4z" fill="${p.wine}"/><g fill="#fff"><circle cx="40" cy="22" r="2"/><circle cx="52" cy="18" r="2"/><circle cx="62" cy="24" r="2"/><circle cx="50" cy="27" r="2"/></g>`;
const CAP = `<path d="M25 36C24 18 36 10 50 10s26 8 25 26z" fill="${p.violet}"/><path d="M50 10c14 0 26 8 25 26H50z" fill="${p.purple}"/><path d="M22 34c18-5 46-5 66 2 2 3-1 6-4 5-18-4-40-4-60-1-4 0-5-4-2-6z" fill="${p.gold}"/>`;

const people: readonly Person[] = [
  person(0, p.coal, HAIR.long, FRINGE.center, FLOWER, p.coral),
  person(1, p.coal, HAIR.none, FRINGE.short, SALAKOT, p.cream),
  person(1, '#3a2116', HAIR.long, FRINGE.side, '', p.jade),
  person(0, p.coal, HAIR.none, FRINGE.quiff, HEADPHONES, p.violet),
  person(
    2,
    p.coal,
    HAIR.bun,
    FRINGE.center,
    `<circle cx="50" cy="8" r="10" fill="${p.coal}"/><circle cx="50" cy="16" r="4" fill="${p.gold}"/>`,
    p.gold,
  ),
  person(2, p.coal, HAIR.none, FRINGE.short, CAP, p.azure),
  person(0, '#5a3420', HAIR.bun, FRINGE.side, GLASSES, p.rose),
  person(1, p.coal, HAIR.none, FRINGE.short, BANDANA, p.amber),
];

const beasts: readonly MotifName[] = ['tarsier', 'tiger', 'eagle', 'carabao'];

const GROUNDS = [
  ['#ff9d6b', '#c74bff'],
  ['#38c6ff', '#143a9a'],
  ['#ffbd3f', '#d92a6a'],
  ['#3fd9a4', '#0a4750'],
  ['#a066ff', '#341088'],
  ['#ff7457', '#7a1450'],
  ['#23cfc6', '#2a3fa8'],
  ['#6a84ff', '#b02fd6'],
  ['#b9a2ff', '#5a2bb8'],
  ['#46d8b4', '#125a86'],
  ['#ff8f7d', '#8a1f6a'],
  ['#ffcf5c', '#d9531e'],
] as const;

/** `number` is 0 for the default, else from 1 up to and including AVATAR_COUNT. */
export function drawAvatar(number: number): string {
  const light = (colors: readonly string[]) => ({ colors, glow: { cx: 90, cy: 70, radius: 180 } });
  if (number === 0) return litPicture(240, 240, light(['#6c58cc', '#241452']), shaded(SILHOUETTE, 120, 124, 224));
  const colors = GROUNDS[(number - 1) % GROUNDS.length] ?? GROUNDS[0];
  const someone = people[number - 1];
  if (someone) return litPicture(240, 240, light(colors), shaded(portrait(someone), 120, 126, 222));
  const beast = beasts[(number - 1 - people.length) % beasts.length] ?? 'tarsier';
  return litPicture(240, 240, light(colors), placed(beast, 120, 124, 168));
}

const SILHOUETTE = `<circle cx="50" cy="44" r="21" fill="${p.lilac}"/><path d="M12 104c0-24 16-34 38-34s38 10 38 34z" fill="${p.lilac}"/>`;

function person(skin: 0 | 1 | 2, hair: string, back: string, fringe: string, extra: string, top: string): Person {
  const [light, shade] = SKINS[skin];
  return { skin: light, shade, hair, back, front: `<path d="${fringe}" fill="${hair}"/>${extra}`, top };
}

function portrait({ skin, shade, hair, back, front, top }: Person): string {
  return `<path d="${back}" fill="${hair}"/><path d="M8 106c0-22 18-32 42-32s42 10 42 32z" fill="${top}"/><path d="M50 74c24 0 42 10 42 32H66c2-12-4-24-16-32z" fill="${p.night}" opacity=".18"/>
<path d="M41 62h18v14c0 5-4 9-9 9s-9-4-9-9z" fill="${shade}"/>${mirrored(`<circle cx="26" cy="52" r="6" fill="${shade}"/>`)}
<path d="M26 44c0-16 10-26 24-26s24 10 24 26c0 18-10 30-24 30S26 62 26 44z" fill="${skin}"/><path d="M50 18c14 0 24 10 24 26 0 18-10 30-24 30 14-12 18-36 0-56z" fill="${shade}" opacity=".45"/>
${mirrored(`<ellipse cx="40" cy="49" rx="3" ry="3.800" fill="${p.coal}"/><circle cx="39" cy="47.500" r="1" fill="#fff"/><path d="M35 41c3-2 6-2 9 0" fill="none" stroke="${hair}" stroke-width="2.400" stroke-linecap="round"/><ellipse cx="34" cy="58" rx="4" ry="2.600" fill="${p.coral}" opacity=".5"/>`)}
<path d="M42 60c4 6 12 6 16 0-4 1-12 1-16 0z" fill="#fff" stroke="${p.wine}" stroke-width="2" stroke-linejoin="round"/>${front}`;
}
