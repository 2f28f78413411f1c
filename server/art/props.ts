import { paint as p } from './paint.ts';
import { pesoSign } from './peso-sign.ts';
import { around, onCircle, shine, slice, starPath } from './shapes.ts';

/** Things that appear on banners and posters but are no game's picture, each in a 100 by 100 box. */

/** The marquee coin: the sign of Perya itself. */
export const coin = `<circle cx="50" cy="52" r="46" fill="#b5540c"/><circle cx="50" cy="48" r="46" fill="${p.gold}"/>
<path d="M96 48a46 46 0 0 1-82 28c40 12 70-18 60-67a46 46 0 0 1 22 39z" fill="#ffb42a"/><circle cx="50" cy="48" r="36" fill="${p.amber}"/><path d="M14 48a36 36 0 0 1 61-26L24 73a36 36 0 0 1-10-25z" fill="#ffb42a"/>
${pesoSign(50, 48, 50, '#7a3503')}${shine('M10 38C14 22 26 11 40 8', 5, 0.8)}`;

export const gift = `<path d="M10 44h80v44a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7z" fill="${p.rose}"/><path d="M50 44h40v44a7 7 0 0 1-7 7H50z" fill="#c92c70"/>
<rect x="4" y="28" width="92" height="20" rx="5" fill="${p.pink}"/><path d="M50 28h41a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H50z" fill="${p.rose}"/><path d="M41 28h18v67H41z" fill="${p.gold}"/><path d="M50 28h9v67h-9z" fill="${p.amber}"/>
<path d="M50 27C30 28 14 20 20 8c7-12 26-2 30 19zM50 27c20 1 36-7 30-19-7-12-26-2-30 19z" fill="${p.gold}"/><path d="M48 24C38 22 26 18 28 12c3-6 15-1 20 12zM52 24c10-2 22-6 20-12-3-6-15-1-20 12z" fill="${p.rust}" opacity=".55"/>`;

export const phone = `<rect x="22" y="2" width="56" height="96" rx="11" fill="${p.night}"/><rect x="27" y="8" width="46" height="84" rx="7" fill="${p.ice}"/><path d="M73 30v55a7 7 0 0 1-7 7H34a7 7 0 0 1-7-7v-6c26 2 42-16 46-49z" fill="#b4e4fb"/>
<rect x="42" y="4" width="16" height="3" rx="1.500" fill="${p.slate}"/><circle cx="50" cy="43" r="17" fill="${p.jade}"/><path d="m42 43 6 6 11-12" fill="none" stroke="${p.white}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="34" y="68" width="32" height="6" rx="3" fill="${p.azure}"/><rect x="39" y="78" width="22" height="5" rx="2.500" fill="${p.steel}"/>`;

export const shield = `<path d="M50 2c12 8 26 12 42 12 2 40-10 68-42 84C18 82 6 54 8 14 24 14 38 10 50 2z" fill="${p.lime}"/><path d="M50 2c12 8 26 12 42 12 2 40-10 68-42 84z" fill="#8fc63a"/>
<path d="M50 14c10 6 20 9 32 10 0 30-9 50-32 62-23-12-32-32-32-62 12-1 22-4 32-10z" fill="${p.forest}"/><path d="m32 50 13 13 24-26" fill="none" stroke="${p.white}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

const WEDGES = [p.gold, p.coral, p.white, p.jade, p.violet, p.azure];

/** The big wheel of the perya; its rim carries the bulbs. */
export const bigWheel = `<circle cx="50" cy="50" r="50" fill="${p.gold}"/><circle cx="50" cy="50" r="48.500" fill="#3a1178"/>
${around(12, (a, index) => `<path d="${slice(50, 50, 43, a - 15, a + 15)}" fill="${WEDGES[index % 6]}"/>`)}
${around(12, (a, index) => {
  const [x, y] = onCircle(50, 50, 33, a);
  const art =
    index % 2
      ? `<circle r="4.500" fill="#12062e" opacity=".16"/>`
      : `<path d="${starPath(0, 0, 5.5, 2.4)}" fill="#12062e" opacity=".18"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${a})">${art}</g>`;
})}
${around(24, (a) => {
  const [x, y] = onCircle(50, 50, 45.8, a + 7.5);
  return `<circle cx="${x}" cy="${y}" r="1.300" fill="${p.butter}"/>`;
})}
<circle cx="50" cy="50" r="14" fill="#3a1178" opacity=".35"/><circle cx="50" cy="50" r="12" fill="${p.amber}"/><circle cx="50" cy="49" r="10.500" fill="${p.gold}"/><circle cx="46.500" cy="45.500" r="3.500" fill="${p.cream}"/>`;
