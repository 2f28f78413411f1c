import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, shine, starPath } from '../shapes.ts';

/** What a sportsbook is about. */
export const sportMotifs = {
  football: {
    tone: 'light',
    art: `<circle cx="50" cy="50" r="46" fill="${p.white}"/><path d="M96 50a46 46 0 0 1-84 26c36 10 66-16 62-59a46 46 0 0 1 22 33z" fill="${p.silver}"/>
<path d="m50 32 17 12-6.500 20h-21L33 44z" fill="${p.coal}"/>
${around(5, (a) => `<g transform="rotate(${a} 50 50)"><path d="M50 32V18" stroke="${p.coal}" stroke-width="3.500"/><path d="M38 5.500a46 46 0 0 1 24 0L59 15l-9 5-9-5z" fill="${p.coal}"/><path d="M59 15l14 10" stroke="${p.coal}" stroke-width="3.500"/><path d="M41 15 27 25" stroke="${p.coal}" stroke-width="3.500"/></g>`)}
<circle cx="50" cy="50" r="45" fill="none" stroke="${p.coal}" stroke-width="3"/>`,
  },
  basketball: {
    tone: 'gold',
    art: `<circle cx="50" cy="50" r="46" fill="#f7862e"/><path d="M96 50a46 46 0 0 1-84 26c40 12 74-20 60-65a46 46 0 0 1 24 39z" fill="#d45a12"/>
<g fill="none" stroke="${p.bark}" stroke-width="4.500"><path d="M50 4v92M4 50h92M18 17c18 20 18 46 0 66M82 17c-18 20-18 46 0 66"/><circle cx="50" cy="50" r="44"/></g>${shine('M28 19c3-3 7-5 12-7', 6, 0.6)}`,
  },
  glove: {
    tone: 'red',
    art: `<path d="M22 70h52v18a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="${p.white}"/><path d="M50 70h24v18a8 8 0 0 1-8 8H50z" fill="${p.silver}"/><path d="M22 78h52v6H22z" fill="${p.gold}"/>
<path d="M18 42C14 20 28 4 54 4c26 0 38 16 36 38-1 16-8 22-14 32H22c-2-10-3-20-4-32z" fill="${p.red}"/><path d="M54 4c26 0 38 16 36 38-1 16-8 22-14 32H56c16-18 22-48-2-70z" fill="${p.wine}"/>
<path d="M10 46c0-8 8-12 16-9 8 2 20 6 26 10 8 6 4 16-5 15-5 0-9-2-13-3-2 6-6 9-12 8-8-3-12-12-12-21z" fill="#ff5566"/><path d="M26 37c8 2 20 6 26 10 8 6 4 16-5 15-5 0-9-2-13-3" fill="none" stroke="${p.wine}" stroke-width="3" stroke-linecap="round"/>
${shine('M34 18c5-4 11-6 18-6', 6, 0.6)}<path d="${starPath(72, 34, 10, 4.4)}" fill="${p.gold}"/>`,
  },
  racket: {
    tone: 'mixed',
    art: `<path d="M66 66 92 92" stroke="${p.coal}" stroke-width="9" stroke-linecap="round"/><path d="M60 60l10 10" stroke="${p.gold}" stroke-width="6"/>
<ellipse cx="40" cy="40" rx="27" ry="36" fill="${p.white}" opacity=".25" transform="rotate(-45 40 40)"/><g stroke="${p.white}" stroke-width="1.800" opacity=".9"><path d="M14 36 44 66M12 24l44 44M20 18l44 42M32 14l34 34M50 14l16 16M36 14 12 38M50 14 14 50M60 18 20 58M66 26 28 64M68 38 42 64"/></g>
<ellipse cx="40" cy="40" rx="27" ry="36" fill="none" stroke="${p.red}" stroke-width="6.500" transform="rotate(-45 40 40)"/>
<g transform="rotate(24 74 26)"><path d="M62 2h24l-6 26H68z" fill="${p.white}"/><path d="M68 2l2 26M74 2v26M80 2l-2 26M64 10h20M66 18h16" stroke="${p.steel}" stroke-width="1.800"/><path d="M66 26h16v4a8 8 0 0 1-16 0z" fill="${p.gold}"/></g>`,
  },
  billiard: {
    tone: 'dark',
    art: `<circle cx="50" cy="50" r="46" fill="#2f2852"/><path d="M96 50a46 46 0 0 1-84 26c40 12 74-20 60-65a46 46 0 0 1 24 39z" fill="#1a1535"/>
<circle cx="50" cy="46" r="25" fill="${p.white}"/><path d="M75 46a25 25 0 0 1-45 15c20 4 36-8 36-34a25 25 0 0 1 9 19z" fill="${p.silver}"/>
<g fill="none" stroke="#2f2852" stroke-width="5.500"><circle cx="50" cy="38.500" r="6.500"/><circle cx="50" cy="53" r="8"/></g>${shine('M16 34c4-10 10-16 18-20', 6, 0.7)}`,
  },
  volleyball: {
    tone: 'mixed',
    art: `<circle cx="50" cy="50" r="46" fill="${p.white}"/>
${around(3, (a) => `<g transform="rotate(${a} 50 50)"><path d="M50 50C48 34 54 16 66 7A46 46 0 0 0 44 4.400C32 20 28 42 32.500 58.600 38 58 44 55 50 50z" fill="${p.gold}"/><path d="M18 60.400C12 46 14 26 24 12.300A46 46 0 0 0 6.600 65z" fill="${p.blue}"/><path d="M50 50C48 34 54 16 66 7M32.500 58.600C28 42 32 20 44 4.400M18 60.400C12 46 14 26 24 12.300" fill="none" stroke="${p.navy}" stroke-width="3" stroke-linecap="round"/></g>`)}
<path d="M96 50a46 46 0 0 1-84 26c40 12 74-20 60-65a46 46 0 0 1 24 39z" fill="${p.navy}" opacity=".16"/><circle cx="50" cy="50" r="45" fill="none" stroke="${p.navy}" stroke-width="3"/>`,
  },
  trophy: {
    tone: 'gold',
    art: `<path d="M24 18H6c-2 22 8 36 26 38M76 18h18c2 22-8 36-26 38" fill="none" stroke="${p.amber}" stroke-width="7" stroke-linejoin="round"/>
<path d="M20 6h60c2 34-6 56-30 60C26 62 18 40 20 6z" fill="${p.gold}"/><path d="M50 6h30c2 34-6 56-30 60z" fill="${p.amber}"/><rect x="16" y="2" width="68" height="10" rx="5" fill="${p.butter}"/>
<path d="M44 64h12l3 16H41z" fill="${p.rust}"/><path d="M30 78h40a5 5 0 0 1 5 5v13H25V83a5 5 0 0 1 5-5z" fill="${p.bark}"/><rect x="38" y="83" width="24" height="8" rx="2" fill="${p.gold}"/>
<path d="${starPath(50, 33, 14, 6)}" fill="${p.white}" stroke="${p.white}" stroke-width="2" stroke-linejoin="round"/>${shine('M28 20c0 12 2 20 6 28', 4.5, 0.6)}`,
  },
  gamepad: {
    tone: 'violet',
    art: `<path d="M50 24V12c0-6 8-4 8-10" fill="none" stroke="${p.silver}" stroke-width="4" stroke-linecap="round"/>
<path d="M28 24h44c16 0 22 18 25 42 2 16-14 22-22 10l-8-12H33l-8 12C17 88 1 82 3 66c3-24 9-42 25-42z" fill="${p.silver}"/><path d="M50 24h22c16 0 22 18 25 42 2 16-14 22-22 10l-8-12H50z" fill="${p.steel}"/>
<path d="M22 38h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="${p.night}"/><g><circle cx="73" cy="38" r="5.500" fill="${p.red}"/><circle cx="84" cy="49" r="5.500" fill="${p.azure}"/><circle cx="62" cy="49" r="5.500" fill="${p.gold}"/><circle cx="73" cy="60" r="5.500" fill="${p.jade}"/></g>
<g fill="${p.slate}"><rect x="43" y="34" width="14" height="5" rx="2.500"/></g>`,
  },
  medal: {
    tone: 'gold',
    art: `<path d="M22 0h22l14 40H40z" fill="${p.blue}"/><path d="M78 0H56L42 40h18z" fill="${p.red}"/><path d="M56 0h10L50 44l-6-8z" fill="${p.white}" opacity=".5"/>
<circle cx="50" cy="66" r="31" fill="${p.rust}"/><circle cx="50" cy="64" r="31" fill="${p.gold}"/><circle cx="50" cy="64" r="24" fill="${p.amber}"/><path d="M26 64a24 24 0 0 1 42-16L34 82a24 24 0 0 1-8-18z" fill="${p.gold}" opacity=".8"/>
<path d="${starPath(50, 65, 17, 7.5)}" fill="${p.cream}" stroke="${p.cream}" stroke-width="2" stroke-linejoin="round"/>`,
  },
} satisfies Record<string, Motif>;
