import { paint as p } from './paint.ts';
import { grounds, type PaletteName } from './palettes.ts';
import { bigWheel, coin, gift, shield } from './props.ts';
import { framed } from './stage.ts';

/** Small signs, 240 by 240: ways to pay, to talk and to follow. Our own pictograms, no company's mark. */

interface Badge {
  palette: PaletteName;
  /** White lines in a 100 by 100 box, or a drawing with its own colors. */
  art: string;
}

const badges = {
  'qr-ph': {
    palette: 'indigo',
    art: lines(
      '<path d="M22 22h20v20H22zM58 22h20v20H58zM22 58h20v20H22z"/><path d="M58 60h6M76 60v8M60 76h6M74 80h6M66 68h2M32 32h.1M68 32h.1M32 68h.1"/>',
    ),
  },
  gcash: {
    palette: 'azure',
    art: lines(
      '<rect x="16" y="28" width="68" height="50" rx="11"/><path d="M84 46H66a8 8 0 0 0 0 16h18M26 28l36-12 8 12M67 54h.1"/>',
    ),
  },
  maya: {
    palette: 'jade',
    art: lines('<rect x="28" y="12" width="44" height="76" rx="10"/><path d="M46 22h8M38 46h24l-8-8M62 58H38l8 8"/>'),
  },
  bank: {
    palette: 'dusk',
    art: lines('<path d="M16 40 50 18l34 22zM26 50v22M42 50v22M58 50v22M74 50v22M16 82h68"/>'),
  },
  chat: {
    palette: 'violet',
    art: lines('<path d="M18 50a32 28 0 1 1 16 25l-16 5 5-14a28 28 0 0 1-5-16zM38 50h.1M50 50h.1M62 50h.1"/>'),
  },
  headset: {
    palette: 'pink',
    art: lines(
      '<path d="M20 58V50a30 30 0 0 1 60 0v8M20 54h8a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM80 54h-8a4 4 0 0 0-4 4v12a4 4 0 0 0 4 4h4a4 4 0 0 0 4-4zM78 74c-2 8-10 11-20 11"/>',
    ),
  },
  download: {
    palette: 'gold',
    art: lines('<path d="M50 18v40M32 42l18 18 18-18M20 66v10a6 6 0 0 0 6 6h48a6 6 0 0 0 6-6V66"/>'),
  },
  people: {
    palette: 'indigo',
    art: lines(
      '<circle cx="40" cy="36" r="14"/><path d="M14 80c2-18 14-24 26-24s24 6 26 24M62 24a14 14 0 0 1 0 25M72 58c9 3 13 10 14 22"/>',
    ),
  },
  'paper-plane': { palette: 'sky', art: lines('<path d="M16 48 84 20 68 82 46 62zM46 62l38-42M46 62l-2 20 12-11"/>') },
  camera: {
    palette: 'orchid',
    art: lines(
      '<path d="M24 32h12l6-10h16l6 10h12a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8z"/><circle cx="50" cy="54" r="13"/>',
    ),
  },
  film: {
    palette: 'ember',
    art: lines('<circle cx="50" cy="50" r="33"/><path d="m43 36 21 14-21 14z"/>'),
  },
  coin: { palette: 'violet', art: coin },
  shield: { palette: 'teal', art: shield },
  wheel: { palette: 'violet', art: bigWheel },
  gift: { palette: 'ember', art: gift },
  /** "21+" in strokes: the least age, as the regulator wants it shown. */
  'age-21': {
    palette: 'crimson',
    art: lines('<path d="M10 40c0-16 25-16 25 0 0 12-25 20-25 34h25M44 36l10-8v46M80 41v22M69 52h22"/>'),
  },
} as const satisfies Record<string, Badge>;

export type BadgeName = keyof typeof badges;

export const badgeNames = Object.keys(badges) as BadgeName[];

export function drawBadge(name: BadgeName): string {
  const { palette, art } = badges[name];
  const { from, to } = grounds[palette];
  return framed(
    240,
    240,
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect x="8" y="8" width="224" height="224" rx="62" fill="url(#g)"/><g transform="translate(120 120) scale(1.720) translate(-50 -50)">${art}</g>`,
  );
}

function lines(art: string): string {
  return `<g fill="none" stroke="${p.white}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${art}</g>`;
}
