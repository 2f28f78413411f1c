import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, onCircle, shine, slice, starPath } from '../shapes.ts';

const SPADE = 'M0-17C9-7 17-3 17 6a8.500 8.500 0 0 1-14 6L6 21H-6l3-9a8.500 8.500 0 0 1-14-6c0-9 8-13 17-23z';
const HEART = 'M0 17C-12 8-18 1-18-6a9 9 0 0 1 18-3 9 9 0 0 1 18 3C18 1 12 8 0 17z';
const DIAMOND = 'M0-19 14 0 0 19-14 0z';

function pip(x: number, y: number, color: string, radius = 6.5): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

function card(x: number, degrees: number, color: string, suit: string): string {
  return `<g transform="rotate(${degrees} 50 110)"><rect x="${x}" y="16" width="38" height="54" rx="6" fill="${p.white}"/><rect x="${x}" y="16" width="38" height="54" rx="6" fill="none" stroke="${p.steel}" stroke-width="1.500"/><path d="${suit}" transform="translate(${x + 19} 43) scale(.78)" fill="${color}"/><path d="${suit}" transform="translate(${x + 8} 25) scale(.28)" fill="${color}"/></g>`;
}

/** What lies on the card table and on the perya's counters. */
export const tableMotifs = {
  cards: {
    tone: 'light',
    art: `<g transform="rotate(15 62 50)"><rect x="38" y="14" width="48" height="70" rx="9" fill="${p.red}"/><rect x="43" y="19" width="38" height="60" rx="6" fill="none" stroke="${p.blush}" stroke-width="2.500"/><path d="${HEART}" transform="translate(64 40)" fill="${p.blush}" opacity=".7"/></g>
<g transform="rotate(-7 40 52)"><rect x="12" y="12" width="52" height="76" rx="9" fill="${p.white}"/><path d="M64 50v29a9 9 0 0 1-9 9H21a9 9 0 0 1-8-5c24 2 44-10 51-33z" fill="${p.silver}"/>
<path d="${SPADE}" transform="translate(38 49) scale(1.120)" fill="${p.night}"/><path d="${SPADE}" transform="translate(22 25) scale(.36)" fill="${p.night}"/><path d="${SPADE}" transform="translate(54 76) rotate(180) scale(.36)" fill="${p.night}"/></g>`,
  },
  hand: {
    tone: 'light',
    art: `<g transform="translate(11 16) scale(.78)">${card(31, -30, p.coal, SPADE)}${card(31, -10, p.red, HEART)}${card(31, 10, p.coal, SPADE)}${card(31, 30, p.red, DIAMOND)}</g>
<circle cx="50" cy="79" r="14" fill="${p.gold}"/><path d="M50 93a14 14 0 0 0 14-14c0-5-3-10-7-12 2 10-3 20-16 23a14 14 0 0 0 9 3z" fill="${p.amber}"/><path d="${starPath(50, 79, 8.5, 3.8)}" fill="${p.white}"/>`,
  },
  dice: {
    tone: 'light',
    art: `<g transform="rotate(14 70 64)"><rect x="46" y="42" width="48" height="48" rx="11" fill="${p.red}"/><path d="M94 60v19a11 11 0 0 1-11 11H62c16-4 28-14 32-30z" fill="${p.wine}"/>${pip(58, 54, p.white, 5)}${pip(70, 66, p.white, 5)}${pip(82, 78, p.white, 5)}</g>
<g transform="rotate(-12 36 40)"><rect x="6" y="10" width="60" height="60" rx="14" fill="${p.white}"/><path d="M66 34v22a14 14 0 0 1-14 14H26c22-4 36-16 40-36z" fill="${p.silver}"/>
${pip(20, 24, p.red)}${pip(52, 24, p.red)}${pip(36, 40, p.red)}${pip(20, 56, p.red)}${pip(52, 56, p.red)}</g>`,
  },
  chip: {
    tone: 'red',
    art: `<ellipse cx="50" cy="56" rx="44" ry="40" fill="${p.wine}"/><circle cx="50" cy="49" r="44" fill="${p.red}"/>
${around(6, (a) => `<path d="${slice(50, 49, 44, a - 11, a + 11)}" fill="${p.white}"/>`)}
<circle cx="50" cy="49" r="32" fill="${p.wine}"/><circle cx="50" cy="49" r="29" fill="${p.red}"/>
${around(12, (a) => {
  const [x, y] = onCircle(50, 49, 25.5, a);
  return `<circle cx="${x}" cy="${y}" r="1.800" fill="${p.blush}"/>`;
})}
<path d="${starPath(50, 50, 20, 9)}" fill="${p.gold}" stroke="${p.gold}" stroke-width="3" stroke-linejoin="round"/>
${shine('M14 40c4-14 14-24 26-28', 4, 0.5)}`,
  },
  roulette: {
    tone: 'mixed',
    art: `<circle cx="50" cy="50" r="47" fill="${p.bark}"/><circle cx="50" cy="50" r="44" fill="${p.gold}"/>
${around(16, (a, i) => `<path d="${slice(50, 50, 41, a, a + 22.5)}" fill="${i === 0 ? p.jade : i % 2 ? p.red : p.coal}"/>`)}
<circle cx="50" cy="50" r="26" fill="${p.gold}"/><circle cx="50" cy="50" r="23" fill="${p.brown}"/>
${around(8, (a) => `<path d="${slice(50, 50, 23, a, a + 22.5)}" fill="${p.bark}" opacity=".55"/>`)}
<g stroke="${p.butter}" stroke-width="5" stroke-linecap="round"><path d="M50 33v34M33 50h34"/></g><circle cx="50" cy="50" r="9" fill="${p.gold}"/><circle cx="47" cy="47" r="3.500" fill="${p.cream}"/>
<circle cx="76" cy="28" r="6" fill="${p.white}"/><path d="M82 28a6 6 0 0 1-9 5c5 0 7-4 6-9a6 6 0 0 1 3 4z" fill="${p.steel}"/>`,
  },
  cube: {
    tone: 'mixed',
    art: `<path d="M50 4 92 26 50 48 8 26z" fill="${p.gold}"/><path d="M8 26l42 22v48L8 74z" fill="${p.rose}"/><path d="M92 26 50 48v48l42-22z" fill="${p.blue}"/>
<path d="M8 26l42 22v10L8 36z" fill="${p.white}" opacity=".18"/><path d="M50 4 92 26 50 48 8 26z" fill="none" stroke="${p.white}" stroke-width="4" stroke-linejoin="round"/>
<path d="M8 26v48l42 22 42-22V26M50 48v48" fill="none" stroke="${p.white}" stroke-width="4" stroke-linejoin="round"/>
<ellipse cx="50" cy="26" rx="15" ry="8" fill="${p.white}"/><ellipse cx="0" cy="0" rx="9.500" ry="11" fill="${p.white}" transform="translate(29 60) skewY(27)"/><ellipse cx="0" cy="0" rx="9.500" ry="11" fill="${p.white}" transform="translate(71 60) skewY(-27)"/>`,
  },
  mahjong: {
    tone: 'light',
    art: `<g transform="rotate(9 50 50)"><rect x="26" y="16" width="58" height="78" rx="11" fill="${p.forest}"/><rect x="22" y="11" width="58" height="78" rx="11" fill="${p.jade}"/><rect x="17" y="6" width="58" height="78" rx="11" fill="${p.cream}"/>
<rect x="17" y="6" width="56" height="75" rx="10" fill="${p.white}"/>
${around(8, (a) => `<ellipse cx="45" cy="33" rx="4.500" ry="8" fill="${p.red}" transform="rotate(${a} 45 45)"/>`)}
<circle cx="45" cy="45" r="7" fill="${p.gold}"/><circle cx="45" cy="45" r="24" fill="none" stroke="${p.leaf}" stroke-width="3.500"/>
<g fill="${p.blue}"><circle cx="26" cy="15" r="3"/><circle cx="64" cy="72" r="3"/></g><g fill="${p.leaf}"><circle cx="64" cy="15" r="3"/><circle cx="26" cy="72" r="3"/></g></g>`,
  },
} satisfies Record<string, Motif>;
