import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, mirrored, onCircle, shine, slice } from '../shapes.ts';

const PAROL = [p.red, p.jade, p.azure, p.rose, p.violet];

/** Points on a ring, each drawn as a dot. */
function dots(count: number, radius: number, size: number, color: string, cx = 50, cy = 50): string {
  return around(count, (a) => {
    const [x, y] = onCircle(cx, cy, radius, a);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${color}"/>`;
  });
}

/** The night market and its music. */
export const festivalMotifs = {
  parol: {
    tone: 'mixed',
    art: `<path d="M26 76 16 98M74 76l10 22M27 76v20M73 76v20M28 76l10 18M72 76 62 94" stroke="${p.rose}" stroke-width="3.500" stroke-linecap="round"/>
<circle cx="50" cy="46" r="38" fill="none" stroke="${p.gold}" stroke-width="4"/>
${around(5, (a, i) => {
  const [tx, ty] = onCircle(50, 46, 47, a);
  const [lx, ly] = onCircle(50, 46, 23, a - 36);
  const [rx, ry] = onCircle(50, 46, 23, a + 36);
  return `<path d="M50 46L${lx} ${ly}L${tx} ${ty}L${rx} ${ry}z" fill="${PAROL[i]}" stroke="${p.cream}" stroke-width="2.500" stroke-linejoin="round"/><path d="M50 46L${rx} ${ry}L${tx} ${ty}z" fill="${p.night}" opacity=".22"/>`;
})}
${around(5, (a) => {
  const [x, y] = onCircle(50, 46, 38, a + 36);
  return `<circle cx="${x}" cy="${y}" r="5" fill="${p.butter}"/>`;
})}
<circle cx="50" cy="46" r="10" fill="${p.gold}"/><circle cx="50" cy="46" r="6" fill="${p.white}"/>`,
  },
  mask: {
    tone: 'mixed',
    art: `${mirrored(`<path d="M30 34C20 24 8 22 2 26c4 4 4 8 4 12 8 4 16 4 24 2z" fill="${p.jade}"/><path d="M34 28C30 14 20 6 10 6c2 6 0 8 2 14 6 6 14 10 22 12z" fill="${p.azure}"/>`)}
<path d="M50 28C42 16 42 8 50 0c8 8 8 16 0 28z" fill="${p.rose}"/>${mirrored(`<path d="M44 26C34 18 30 10 32 2c10 2 16 10 16 22z" fill="${p.gold}"/>`)}
<path d="M50 22c-22 0-34 12-34 32 0 24 16 42 34 42s34-18 34-42c0-20-12-32-34-32z" fill="${p.cream}"/><path d="M50 22c22 0 34 12 34 32 0 24-16 42-34 42 20-16 24-52 0-74z" fill="${p.sand}"/>
<path d="M50 22c-14 0-24 5-29 13 18-5 40-5 58 0-5-8-15-13-29-13z" fill="${p.gold}"/><circle cx="50" cy="29" r="4" fill="${p.red}"/>${mirrored(`<circle cx="36" cy="30" r="2.600" fill="${p.jade}"/>
<path d="M26 50c3-8 15-8 18 0-5-2-13-2-18 0z" fill="${p.night}"/><path d="M24 43c4-5 12-6 18-2" fill="none" stroke="${p.night}" stroke-width="3" stroke-linecap="round"/><circle cx="28" cy="63" r="6.500" fill="${p.coral}" opacity=".8"/>`)}
<path d="M47 52c-1 5-3 8-4 10 4 3 10 3 14 0-1-2-3-5-4-10" fill="none" stroke="${p.tan}" stroke-width="2.500" stroke-linecap="round"/>
<path d="M30 68c12 6 28 6 40 0-2 12-10 20-20 20s-18-8-20-20z" fill="${p.red}"/><path d="M34 70c10 4 22 4 32 0-2 4-4 6-6 7-6 2-14 2-20 0-2-1-4-3-6-7z" fill="${p.white}"/>`,
  },
  drum: {
    tone: 'red',
    art: `<path d="M20 24 82 2M80 24 18 2" stroke="${p.sand}" stroke-width="6" stroke-linecap="round"/><g fill="${p.cream}"><circle cx="17" cy="3" r="6"/><circle cx="83" cy="3" r="6"/></g>
<path d="M8 38v40c0 10 18 18 42 18s42-8 42-18V38z" fill="${p.red}"/><path d="M92 38v40c0 10-18 18-42 18 18-10 22-34 22-44z" fill="${p.wine}"/>
<path d="M8 46 20 86l14-30 16 36 16-36 14 30 12-40" fill="none" stroke="${p.butter}" stroke-width="3.500" stroke-linejoin="round"/>
<path d="M8 70v8c0 10 18 18 42 18s42-8 42-18v-8c0 10-18 18-42 18S8 80 8 70z" fill="${p.gold}"/>
<ellipse cx="50" cy="37" rx="44" ry="18" fill="${p.gold}"/><ellipse cx="50" cy="34" rx="41" ry="15" fill="${p.cream}"/><path d="M91 34c0 8-18 15-41 15-10 0-20-1-27-4 30 0 50-8 58-20 6 2 10 6 10 9z" fill="${p.sand}"/>`,
  },
  fan: {
    tone: 'red',
    art: `${Array.from({ length: 9 }, (_, i) => `<path d="${slice(50, 82, 54, -81 + i * 18, -63 + i * 18)}" fill="${i % 2 ? p.red : p.coral}"/>`).join('')}
${Array.from({ length: 9 }, (_, i) => `<path d="${slice(50, 82, 32, -81 + i * 18, -63 + i * 18)}" fill="${i % 2 ? p.gold : p.butter}"/>`).join('')}
${Array.from({ length: 9 }, (_, i) => {
  const [x, y] = onCircle(50, 82, 42, -72 + i * 18);
  const [ex, ey] = onCircle(50, 82, 52, -72 + i * 18);
  return `<circle cx="${x}" cy="${y}" r="4" fill="${p.cream}"/><circle cx="${ex}" cy="${ey}" r="2.600" fill="${p.gold}"/>`;
}).join('')}
<path d="${slice(50, 82, 18, -81, 81)}" fill="${p.bark}"/><circle cx="50" cy="81" r="7" fill="${p.gold}"/><path d="M50 84c-4 6-2 10 0 14 2-4 4-8 0-14z" fill="${p.gold}" stroke="${p.gold}" stroke-width="3"/>`,
  },
  lantern: {
    tone: 'red',
    art: `<path d="M50 0v12" stroke="${p.gold}" stroke-width="4" stroke-linecap="round"/><rect x="34" y="9" width="32" height="9" rx="4" fill="${p.gold}"/>
<ellipse cx="50" cy="44" rx="42" ry="30" fill="${p.red}"/><path d="M50 14c23 0 42 13 42 30S73 74 50 74c14-16 14-44 0-60z" fill="${p.wine}" opacity=".75"/>
<path d="M50 14C24 24 24 64 50 74 42 62 42 26 50 14z" fill="${p.coral}"/><path d="M50 14v60M30 18c-12 16-12 36 0 52M70 18c12 16 12 36 0 52" fill="none" stroke="${p.gold}" stroke-width="2.500"/>
<circle cx="50" cy="44" r="12" fill="${p.gold}"/><path d="m50 35 9 9-9 9-9-9z" fill="${p.red}"/>
<rect x="34" y="70" width="32" height="9" rx="4" fill="${p.gold}"/><path d="M42 79v15M50 79v21M58 79v15" stroke="${p.gold}" stroke-width="3.500" stroke-linecap="round"/>${shine('M17 38c3-8 8-13 15-16', 5, 0.5)}`,
  },
  firework: {
    tone: 'mixed',
    art: `${around(12, (a, i) => `<g transform="rotate(${a} 42 42)"><path d="M42 ${i % 2 ? 30 : 27}V${i % 2 ? 16 : 8}" stroke="${i % 2 ? p.rose : p.gold}" stroke-width="6" stroke-linecap="round"/><circle cx="42" cy="${i % 2 ? 6 : -1}" r="${i % 2 ? 2.8 : 3.6}" fill="${i % 2 ? p.butter : p.white}"/></g>`)}
<circle cx="42" cy="42" r="9" fill="${p.butter}"/><circle cx="42" cy="42" r="5.500" fill="${p.white}"/>
${around(8, (a) => `<path d="M80 71v-9" stroke="${p.azure}" stroke-width="5" stroke-linecap="round" transform="rotate(${a} 80 80)"/>`)}<circle cx="80" cy="80" r="5" fill="${p.white}"/>
${around(6, (a) => `<path d="M88 21v-7" stroke="${p.mint}" stroke-width="4.500" stroke-linecap="round" transform="rotate(${a} 88 26)"/>`)}<circle cx="88" cy="26" r="3" fill="${p.white}"/>`,
  },
  microphone: {
    tone: 'light',
    art: `<g transform="rotate(38 50 50)"><path d="M38 44h24l-5 50a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5z" fill="${p.slate}"/><path d="M50 44h12l-5 50a5 5 0 0 1-5 5h-2z" fill="${p.coal}"/>
<rect x="31" y="36" width="38" height="13" rx="5" fill="${p.gold}"/><path d="M50 36h14a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5H50z" fill="${p.amber}"/>
<path d="M26 22a24 24 0 0 1 48 0v16H26z" fill="${p.silver}"/><path d="M56-1a24 24 0 0 1 18 23v16H54c8-10 8-26 2-39z" fill="${p.steel}"/>
<path d="M26 18h48M28 9h44M26 28h48M36 1v37M50-2v40M64 1v37" stroke="${p.slate}" stroke-width="2" opacity=".6"/><rect x="46" y="58" width="8" height="11" rx="4" fill="${p.red}"/></g>
<path d="M16 24V6l14-4v16" fill="none" stroke="${p.white}" stroke-width="4" stroke-linejoin="round"/><g fill="${p.white}"><ellipse cx="12" cy="25" rx="6" ry="4.500"/><ellipse cx="26" cy="20" rx="6" ry="4.500"/></g>`,
  },
  ferris: {
    tone: 'mixed',
    art: `<path d="M50 48 26 96M50 48l24 48" stroke="${p.lilac}" stroke-width="6" stroke-linecap="round"/><rect x="14" y="91" width="72" height="7" rx="3.500" fill="${p.gold}"/>
<circle cx="50" cy="46" r="36" fill="none" stroke="${p.white}" stroke-width="4"/><circle cx="50" cy="46" r="24" fill="none" stroke="${p.lilac}" stroke-width="2.500"/>
${around(8, (a) => {
  const [x, y] = onCircle(50, 46, 36, a);
  return `<path d="M50 46L${x} ${y}" stroke="${p.white}" stroke-width="2.500"/>`;
})}
${around(8, (a, i) => {
  const [x, y] = onCircle(50, 46, 36, a);
  return `<g transform="translate(${x} ${y})"><path d="M-9 1h18v3a9 8 0 0 1-18 0z" fill="${[p.red, p.gold, p.jade, p.azure][i % 4]}"/><path d="M-9 1a9 9 0 0 1 18 0z" fill="${p.cream}"/></g>`;
})}
${dots(8, 24, 2.5, p.butter, 50, 46)}<circle cx="50" cy="46" r="9" fill="${p.gold}"/><circle cx="50" cy="46" r="4.500" fill="${p.red}"/>`,
  },
  tent: {
    tone: 'mixed',
    art: `<path d="M50 14V0l18 5-18 5" fill="${p.jade}" stroke="${p.bark}" stroke-width="2.500" stroke-linejoin="round"/>
<path d="M12 46h76v48H12z" fill="${p.white}"/><path d="M12 46h13v48H12zM38 46h24v48H38zM75 46h13v48H75z" fill="${p.red}"/><path d="M34 94c0-20 6-32 16-40 10 8 16 20 16 40z" fill="${p.night}"/><path d="M50 54c10 8 16 20 16 40h-6c-2-14-4-26-10-40z" fill="${p.gold}"/><path d="M50 54c-10 8-16 20-16 40h6c2-14 4-26 10-40z" fill="${p.gold}"/>
<path d="M50 12C42 28 26 38 4 44h92C74 38 58 28 50 12z" fill="${p.red}"/><path d="M50 12c-4 14-12 24-24 32h14c6-8 9-18 10-32zM50 12c4 14 12 24 24 32H60c-6-8-9-18-10-32z" fill="${p.white}"/>
<path d="M4 44h92v5a7.700 7 0 0 1-15.400 0 7.700 7 0 0 1-15.300 0 7.700 7 0 0 1-15.300 0 7.700 7 0 0 1-15.300 0 7.700 7 0 0 1-15.300 0A7.700 7 0 0 1 4 49z" fill="${p.gold}"/><rect x="6" y="92" width="88" height="6" rx="3" fill="${p.brown}"/>`,
  },
  balloons: {
    tone: 'mixed',
    art: `<path d="M26 54c4 14 18 22 22 44M52 46c-2 20-4 34-4 52M76 56c-4 16-22 22-26 42" fill="none" stroke="${p.white}" stroke-width="2.500" opacity=".85"/>
<path d="M24 16c12 0 20 9 20 20 0 12-10 20-17 22l2 4h-8l2-4C14 55 4 48 4 36c0-11 8-20 20-20z" fill="${p.azure}"/><path d="M24 16c12 0 20 9 20 20 0 12-10 20-17 22 8-12 8-30-3-42z" fill="${p.blue}"/>
<path d="M77 18c11 0 19 9 19 20 0 12-9 19-16 21l2 4h-8l2-4c-8-2-18-9-18-21 0-11 8-20 19-20z" fill="${p.gold}"/><path d="M77 18c11 0 19 9 19 20 0 12-9 19-16 21 8-12 8-29-3-41z" fill="${p.amber}"/>
<path d="M51 2c13 0 22 10 22 23 0 14-11 23-19 25l3 5H45l3-5c-8-2-19-11-19-25C29 12 38 2 51 2z" fill="${p.coral}"/><path d="M51 2c13 0 22 10 22 23 0 14-11 23-19 25 10-14 10-36-3-48z" fill="${p.red}"/>
<g fill="${p.white}" opacity=".75"><ellipse cx="40" cy="16" rx="4" ry="7" transform="rotate(28 40 16)"/><ellipse cx="13" cy="30" rx="3.500" ry="6" transform="rotate(24 13 30)"/></g>`,
  },
  guitar: {
    tone: 'brown',
    art: `<g transform="rotate(42 50 50)"><rect x="45" y="-8" width="10" height="56" fill="${p.bark}"/><path d="M42-20h16l-2 15H44z" fill="${p.brown}"/><g fill="${p.gold}"><circle cx="40" cy="-16" r="2.600"/><circle cx="40" cy="-9" r="2.600"/><circle cx="60" cy="-16" r="2.600"/><circle cx="60" cy="-9" r="2.600"/></g>
<path d="M50 34c-16 0-22 8-21 18 1 6 3 8-2 13-6 5-8 10-8 17 0 16 14 24 31 24s31-8 31-24c0-7-2-12-8-17-5-5-3-7-2-13 1-10-5-18-21-18z" fill="${p.amber}"/>
<path d="M50 34c16 0 22 8 21 18-1 6-3 8 2 13 6 5 8 10 8 17 0 16-14 24-31 24 20-20 20-50 0-72z" fill="${p.rust}"/>
<circle cx="50" cy="62" r="12" fill="${p.bark}"/><circle cx="50" cy="62" r="14" fill="none" stroke="${p.butter}" stroke-width="2.500"/><rect x="36" y="88" width="28" height="6" rx="3" fill="${p.bark}"/><path d="M47-6v95M50-6v95M53-6v95" stroke="${p.cream}" stroke-width="1.200"/></g>`,
  },
} satisfies Record<string, Motif>;
