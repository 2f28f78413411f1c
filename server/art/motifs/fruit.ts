import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, shine, slice } from '../shapes.ts';

/** What grows, and what is eaten with a long spoon. */
export const fruitMotifs = {
  mango: {
    tone: 'gold',
    art: `<path d="M14 60C12 36 38 16 62 19c23 3 32 25 23 45-8 19-28 28-46 24C24 85 15 75 14 60z" fill="${p.gold}"/>
<path d="M62 19c23 3 32 25 23 45-8 19-28 28-46 24 20-5 34-17 38-36 3-13-3-25-15-33z" fill="${p.coral}" opacity=".75"/>
<path d="M85 64c-8 19-28 28-46 24C24 85 15 75 14 60c8 15 22 20 38 17 14-2 26-7 33-13z" fill="${p.amber}" opacity=".6"/>
${shine('M24 52c3-11 12-19 23-22', 6, 0.75)}
<path d="M61 21c0-6 3-11 8-13" fill="none" stroke="${p.brown}" stroke-width="5" stroke-linecap="round"/>
<path d="M65 15C69 3 82 0 95 6 91 18 78 23 65 15z" fill="${p.leaf}"/>
<path d="M67 14c9 0 16-3 22-7" fill="none" stroke="${p.mint}" stroke-width="2" stroke-linecap="round"/>`,
  },
  coconut: {
    tone: 'brown',
    art: `<path d="M58 44 68 8l12-3" fill="none" stroke="${p.white}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
<path d="m59 40 3-11m3-9 3-11" fill="none" stroke="${p.red}" stroke-width="6"/>
<path d="M12 44a38 44 0 0 0 76 0z" fill="${p.brown}"/>
<path d="M88 44a38 44 0 0 1-44 43c22-6 30-22 32-43z" fill="${p.bark}" opacity=".7"/>
<path d="M24 58c2 10 8 18 16 22M32 52l3 12M46 66l4 14" fill="none" stroke="${p.tan}" stroke-width="2.500" stroke-linecap="round"/>
<ellipse cx="50" cy="44" rx="38" ry="13" fill="${p.white}"/>
<ellipse cx="50" cy="45" rx="29" ry="8.500" fill="#bfeaf2"/>
<path d="M58 50 60 40" stroke="${p.white}" stroke-width="6"/>
<path d="M26 46c8-4 18-5 26-4" fill="none" stroke="${p.white}" stroke-width="3" stroke-linecap="round"/>
${around(5, (a) => `<ellipse cx="22" cy="25" rx="6" ry="9" fill="${p.rose}" transform="rotate(${a} 22 34)"/>`)}
<circle cx="22" cy="34" r="5" fill="${p.gold}"/>`,
  },
  cherry: {
    tone: 'red',
    art: `<path d="M60 12C48 24 34 34 30 54M60 12c8 14 12 28 10 44" fill="none" stroke="${p.leaf}" stroke-width="5" stroke-linecap="round"/>
<path d="M58 14C66 0 84 0 96 10 88 24 70 26 58 14z" fill="${p.jade}"/>
<path d="M60 14c12 0 20 0 30-4-10 10-20 11-30 4z" fill="${p.leaf}"/>
<circle cx="28" cy="68" r="22" fill="${p.red}"/><circle cx="70" cy="72" r="22" fill="${p.red}"/>
<path d="M50 68a22 22 0 0 1-38 15c20 4 32-6 34-26a22 22 0 0 1 4 11zM92 72a22 22 0 0 1-38 15c20 4 32-6 34-26a22 22 0 0 1 4 11z" fill="${p.wine}"/>
<ellipse cx="20" cy="59" rx="7" ry="5" fill="${p.white}" opacity=".8" transform="rotate(-35 20 59)"/>
<ellipse cx="62" cy="63" rx="7" ry="5" fill="${p.white}" opacity=".8" transform="rotate(-35 62 63)"/>`,
  },
  lemon: {
    tone: 'gold',
    art: `<g transform="rotate(-28 46 46)"><path d="M2 46c6-2 8-6 11-11 7-12 20-18 33-18s26 6 33 18c3 5 5 9 11 11-6 2-8 6-11 11-7 12-20 18-33 18s-26-6-33-18C10 52 8 48 2 46z" fill="${p.gold}"/>
<path d="M13 57c7 12 20 18 33 18s26-6 33-18c3-5 5-9 11-11-26 10-56 14-77 11z" fill="${p.amber}" opacity=".55"/></g>
${shine('M20 42c4-9 10-15 18-18', 6, 0.75)}
<path d="M70 20c2-12 14-18 26-15-1 13-13 20-26 15z" fill="${p.leaf}"/>
<circle cx="66" cy="66" r="27" fill="${p.amber}"/><circle cx="66" cy="66" r="24" fill="${p.cream}"/>
${around(8, (a) => `<path d="${slice(66, 63, 18, -17, 17)}" fill="#ffd94f" transform="rotate(${a} 66 66)"/>`)}`,
  },
  watermelon: {
    tone: 'red',
    art: `<g transform="rotate(-14 50 50)"><path d="M2 34a48 48 0 0 0 96 0z" fill="${p.forest}"/>
<path d="M6 34a44 44 0 0 0 88 0z" fill="${p.jade}"/><path d="M10 34a40 40 0 0 0 80 0z" fill="${p.cream}"/>
<path d="M14 34a36 36 0 0 0 72 0z" fill="#ff4d5e"/><path d="M86 34a36 36 0 0 1-44 35c18-6 28-17 30-35z" fill="${p.red}"/>
<path d="M14 34h72l-1 7H15z" fill="${p.blush}" opacity=".8"/>
<g fill="${p.coal}"><ellipse cx="32" cy="48" rx="2.600" ry="4.200"/><ellipse cx="50" cy="50" rx="2.600" ry="4.200"/><ellipse cx="68" cy="48" rx="2.600" ry="4.200"/>
<ellipse cx="41" cy="60" rx="2.600" ry="4.200"/><ellipse cx="59" cy="60" rx="2.600" ry="4.200"/></g></g>`,
  },
  pineapple: {
    tone: 'gold',
    art: `<path d="M50 36C40 30 36 20 26 18c2 4 2 6 2 9-6-2-12-1-16 2 12 2 22 8 28 14zM50 36c10-6 14-16 24-18-2 4-2 6-2 9 6-2 12-1 16 2-12 2-22 8-28 14z" fill="${p.leaf}"/>
<path d="M50 2c-5 7-8 14-8 22-4-4-8-7-13-8 4 8 9 16 21 24 12-8 17-16 21-24-5 1-9 4-13 8 0-8-3-15-8-22z" fill="${p.jade}"/>
<path d="M24 62c0-18 10-28 26-28s26 10 26 28-10 34-26 34-26-16-26-34z" fill="${p.gold}"/>
<path d="M76 62c0 18-10 34-26 34-6 0-11-2-15-6 22 0 32-20 28-52 9 5 13 13 13 24z" fill="${p.amber}"/>
<path d="M28 46l44 34M24 60l36 32M40 36l36 28M72 46 28 80M76 60 40 92M60 36 24 64" stroke="${p.rust}" stroke-width="2.500" opacity=".65"/>
<g fill="${p.butter}"><circle cx="50" cy="54" r="3"/><circle cx="36" cy="64" r="3"/><circle cx="64" cy="64" r="3"/><circle cx="50" cy="74" r="3"/></g>`,
  },
  halo: {
    tone: 'mixed',
    art: `<path d="M74 34 88 6" stroke="${p.silver}" stroke-width="5" stroke-linecap="round"/>
<circle cx="38" cy="30" r="17" fill="${p.violet}"/><circle cx="60" cy="32" r="15" fill="${p.cream}"/>
<path d="M26 24c3-6 8-9 14-8" fill="none" stroke="${p.lilac}" stroke-width="4" stroke-linecap="round"/>
<circle cx="52" cy="14" r="8" fill="${p.red}"/><circle cx="49" cy="11" r="2.500" fill="${p.white}" opacity=".8"/><path d="M53 7c1-4 4-6 7-6" fill="none" stroke="${p.leaf}" stroke-width="2.500" stroke-linecap="round"/>
<path d="M16 38h68l-9 50a8 8 0 0 1-8 7H33a8 8 0 0 1-8-7z" fill="${p.ice}"/>
<path d="M18 48h64l-2.300 13H20.300z" fill="${p.white}"/><path d="M20.300 61h59.400l-2.200 12h-55z" fill="${p.jade}"/>
<path d="M22.500 73h55L75 86H25z" fill="${p.coral}"/><path d="M25 86h50l-.4 3a8 8 0 0 1-8 6H33a8 8 0 0 1-8-6z" fill="${p.gold}"/>
<g fill="${p.wine}"><circle cx="34" cy="79" r="3.500"/><circle cx="48" cy="81" r="3.500"/><circle cx="63" cy="79" r="3.500"/></g>
<g fill="${p.mint}"><rect x="30" y="63" width="8" height="7" rx="2"/><rect x="46" y="64" width="8" height="7" rx="2"/><rect x="62" y="63" width="8" height="7" rx="2"/></g>
<rect x="12" y="35" width="76" height="8" rx="4" fill="${p.white}"/>${shine('M27 50l4 32', 4, 0.6)}`,
  },
} satisfies Record<string, Motif>;
