import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, onCircle, shine, starPath } from '../shapes.ts';

/** The country itself: its roads, houses, shores and sky. */
export const placeMotifs = {
  jeepney: {
    tone: 'red',
    art: `<path d="M32 16h60a4 4 0 0 1 4 4H28a4 4 0 0 1 4-4z" fill="${p.gold}"/><g stroke="${p.gold}" stroke-width="2.500"><path d="M40 16v-6M58 16v-6M76 16v-6M38 10h44"/></g>
<path d="M46 10h12v-6H46zM60 10h14V2H60z" fill="${p.tan}"/>
<path d="M28 20h70v50H2V54c0-5 3-8 8-8l12-1z" fill="${p.red}"/><path d="M2 60h96v10H2z" fill="${p.wine}"/>
<path d="M32 25h10v18H27zM46 25h14v18H46zM64 25h14v18H64zM82 25h12v18H82z" fill="${p.ice}"/><path d="M32 25h5l-5 18h-5zM46 25h7l-7 14zM64 25h7l-7 14z" fill="${p.white}"/>
<path d="M24 46h74v5H22z" fill="${p.gold}"/><path d="M22 51h76v4H22z" fill="${p.azure}"/><path d="M6 48h15v5H4z" fill="${p.coral}"/>
<path d="M22 45c-6-1-8-4-7-8 3 0 5 1 7 3z" fill="${p.silver}"/><path d="M10 46c-1-5 0-8 3-12l4 4-1 8z" fill="${p.silver}"/>
<g fill="${p.gold}"><path d="${starPath(52, 63, 6, 2.6)}"/></g><path d="M0 65h10v9H2a2 2 0 0 1-2-2zM92 65h8v7a2 2 0 0 1-2 2h-6z" fill="${p.silver}"/><circle cx="5" cy="57" r="5" fill="${p.butter}"/>
${[25, 78].map((x) => `<circle cx="${x}" cy="74" r="15" fill="${p.coal}"/><circle cx="${x}" cy="74" r="8.500" fill="${p.silver}"/><circle cx="${x}" cy="74" r="4" fill="${p.gold}"/>`).join('')}`,
  },
  kubo: {
    tone: 'brown',
    art: `<path d="M22 62v34M78 62v34M50 62v34" stroke="${p.bark}" stroke-width="6" stroke-linecap="round"/><path d="M43 72l-9 24M57 72l9 24M41 80h18M38 89h24" stroke="${p.tan}" stroke-width="4" stroke-linecap="round"/>
<path d="M18 42h64v28H18z" fill="${p.sand}"/><path d="M50 42h32v28H50z" fill="${p.tan}"/>
<g stroke="${p.brown}" stroke-width="1.800" opacity=".6"><path d="M18 52h64M18 61h64M26 42v28M34 42v28M66 42v28M74 42v28"/></g>
<rect x="40" y="46" width="20" height="25" rx="2" fill="${p.bark}"/><path d="M36 46h28l4 9H32z" fill="${p.brown}"/><path d="M36 46h28l1.500 3.500h-31z" fill="${p.tan}"/>
<rect x="12" y="68" width="76" height="7" rx="3.500" fill="${p.brown}"/>
<path d="M34 6h32c4 0 6 2 8 5l24 32c2 3 0 6-3 6H5c-3 0-5-3-3-6l24-32c2-3 4-5 8-5z" fill="${p.gold}"/><path d="M50 6h16c4 0 6 2 8 5l24 32c2 3 0 6-3 6H58z" fill="${p.amber}"/>
<path d="M38 12 28 32M50 12l-4 20M62 12l8 20M28 26 18 42M36 36l-4 10M62 36l4 10M72 26l10 16M50 38v8" stroke="${p.rust}" stroke-width="2.800" stroke-linecap="round" opacity=".7"/>
<path d="M30 6c2-4 38-4 40 0l1 5H29z" fill="${p.rust}"/>`,
  },
  palm: {
    tone: 'green',
    art: `<path d="M4 88c14-12 78-12 92 0-12 10-80 10-92 0z" fill="${p.sand}"/><path d="M50 80c20 0 38 3 46 8-6 5-26 8-46 8z" fill="${p.tan}" opacity=".6"/>
<path d="M44 86c4-18 2-34 0-48l10-2c4 16 6 32 4 50z" fill="${p.tan}"/><path d="M54 36c4 16 6 32 4 50h-7c4-16 2-32-3-49z" fill="${p.brown}"/>
<path d="M46 50l8-2M47 60l10-2M47 70l11-2M46 79l12-2" stroke="${p.bark}" stroke-width="2.200" opacity=".7"/>
<path d="M48 38C36 22 20 22 6 36c16-4 28 0 42 2zM50 36C62 18 80 20 94 36c-16-6-30-2-44 0z" fill="${p.leaf}"/>
<path d="M48 38C30 34 18 44 14 62c12-12 22-18 34-24zM50 38c18-4 32 6 36 24-12-14-22-18-36-24z" fill="${p.jade}"/>
<path d="M48 38C40 22 42 10 26 4c-2 16 8 26 22 34zM50 38C56 22 56 8 74 4c2 16-10 26-24 34z" fill="${p.jade}"/>
<path d="M46 36C38 28 33 18 28 8M52 36c8-8 15-18 20-28M44 36c-10-6-20-6-30-2M56 35c10-6 20-5 30 0" fill="none" stroke="${p.mint}" stroke-width="2" stroke-linecap="round" opacity=".8"/>
<g fill="${p.brown}"><circle cx="44" cy="43" r="5.500"/><circle cx="56" cy="43" r="5.500"/><circle cx="50" cy="48" r="5.500"/></g><g fill="${p.tan}"><circle cx="42.500" cy="41.500" r="1.600"/><circle cx="54.500" cy="41.500" r="1.600"/></g>`,
  },
  sun: {
    tone: 'gold',
    art: `${around(8, (a) => `<g transform="rotate(${a} 50 50)"><path d="M50 1 57 24H43z" fill="${p.gold}"/><path d="M50 1 57 24h-7z" fill="${p.amber}"/><path d="M38 8l3 16M62 8l-3 16" stroke="${p.gold}" stroke-width="3.500" stroke-linecap="round"/></g>`)}
<circle cx="50" cy="50" r="25" fill="${p.gold}"/><path d="M75 50a25 25 0 0 1-44 16c20 4 34-10 32-37a25 25 0 0 1 12 21z" fill="${p.amber}"/>
<g fill="${p.bark}"><circle cx="42" cy="47" r="3.200"/><circle cx="58" cy="47" r="3.200"/></g><path d="M40 56c5 7 15 7 20 0" fill="none" stroke="${p.bark}" stroke-width="3.500" stroke-linecap="round"/>
<g fill="${p.coral}" opacity=".6"><ellipse cx="35" cy="55" rx="4" ry="2.800"/><ellipse cx="65" cy="55" rx="4" ry="2.800"/></g>${shine('M31 44c2-7 6-11 12-13', 4, 0.8)}`,
  },
  moon: {
    tone: 'light',
    art: `<path d="M62 6A44 44 0 1 0 94 64 38 38 0 0 1 62 6z" fill="${p.butter}"/><path d="M94 64A44 44 0 0 1 38 91c22 2 34-10 42-26 5 1 10 0 14-1z" fill="${p.gold}"/>
<g fill="${p.gold}" opacity=".7"><circle cx="26" cy="36" r="6"/><circle cx="42" cy="58" r="8"/><circle cx="22" cy="56" r="3.500"/><circle cx="44" cy="26" r="3.500"/></g>
<path d="${starPath(78, 30, 13, 5.5)}" fill="${p.white}" stroke="${p.white}" stroke-width="2" stroke-linejoin="round"/><path d="${starPath(93, 48, 6, 2.5)}" fill="${p.white}"/><path d="${starPath(62, 46, 5, 2.2)}" fill="${p.white}"/>
<path d="M16 96a9 9 0 0 1 0-18 13 13 0 0 1 25-3 11 11 0 0 1 18 8 7 7 0 0 1 0 13z" fill="${p.white}"/><path d="M16 96a9 9 0 0 1-8-5c20 2 40 2 54 0a7 7 0 0 1-3 5z" fill="${p.lilac}"/>`,
  },
  volcano: {
    tone: 'dark',
    art: `<g fill="${p.white}"><circle cx="46" cy="20" r="10"/><circle cx="60" cy="14" r="12"/><circle cx="76" cy="20" r="9"/><circle cx="34" cy="12" r="6"/></g><g fill="${p.silver}"><circle cx="52" cy="27" r="8"/><circle cx="66" cy="24" r="9"/></g>
<path d="M40 34c8 4 14 4 22 0 8 22 20 44 36 58H2c16-14 30-36 38-58z" fill="#5d5590"/><path d="M62 34c8 22 20 44 36 58H50c14-14 16-36 6-56z" fill="#433c70"/>
<path d="M40 34c8-4 14-4 22 0 2 6 4 10 6 14-4 2-6-2-8 2s-1 12-4 12-2-12-5-12-2 24-6 24-1-22-5-24-4 2-7-1c3-5 5-9 7-15z" fill="${p.red}"/>
<path d="M42 34c6-3 12-3 18 0 1 4 2 6 3 8-3 0-5 1-6 4s-1 6-3 6-1-6-4-6-1 12-4 12 0-12-3-14-3 0-4-1c1-3 2-6 3-9z" fill="${p.amber}"/><path d="M40 34c6-5 16-5 22 0-6 4-16 4-22 0z" fill="${p.butter}"/>
<path d="M2 92c10-8 20-14 30-14s12 6 22 6 14-10 24-8 16 10 20 16z" fill="${p.leaf}"/><path d="M54 84c10 0 14-10 24-8s16 10 20 16H48z" fill="${p.forest}"/>`,
  },
  jar: {
    tone: 'brown',
    art: `<g fill="${p.gold}"><circle cx="38" cy="19" r="10"/><circle cx="62" cy="19" r="10"/><circle cx="50" cy="13" r="11"/></g><g fill="${p.butter}"><circle cx="47" cy="11" r="5"/><circle cx="36" cy="17" r="4"/><circle cx="60" cy="17" r="4"/></g>
<path d="M32 32h36c2 6 24 14 24 36 0 18-18 28-42 28S8 86 8 68c0-22 22-30 24-36z" fill="#c9652f"/><path d="M68 32c2 6 24 14 24 36 0 18-18 28-42 28 30-14 30-48 6-64z" fill="#9f4620"/>
<path d="M12 54c20 8 56 8 76 0 2 4 4 9 4 14-22 10-62 10-84 0 0-5 2-10 4-14z" fill="${p.cream}"/><path d="M88 54c2 4 4 9 4 14-8 4-18 6-28 7 4-6 6-12 5-18 7 0 14-1 19-3z" fill="${p.sand}"/>
<path d="m14 62 6-5 7 8 8-7 8 8 7-8 7 8 8-8 8 7 7-8 6 5" fill="none" stroke="${p.red}" stroke-width="4" stroke-linejoin="round"/>
<rect x="24" y="22" width="52" height="13" rx="6.500" fill="#e07b3e"/><path d="M50 22h19.500a6.500 6.500 0 0 1 0 13H50z" fill="#c9652f"/>
<path d="M28 40c-6 4-9 7-11 11" fill="none" stroke="${p.white}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  },
  hibiscus: {
    tone: 'red',
    art: `<path d="M12 84C4 66 14 56 32 58c2 16-4 26-20 26zM88 84c8-18-2-28-20-26-2 16 4 26 20 26z" fill="${p.leaf}"/><path d="M14 82c6-8 10-14 16-22M86 82c-6-8-10-14-16-22" stroke="${p.jade}" stroke-width="2.500"/>
${around(5, (a) => `<g transform="rotate(${a} 50 46)"><path d="M50 46C32 38 26 18 36 6c6-4 10 0 14-2 4 2 8-2 14 2 10 12 4 32-14 40z" fill="${p.rose}"/><path d="M50 46V4c4 2 8-2 14 2 10 12 4 32-14 40z" fill="#d12a74"/><path d="M50 42V18M50 40l-7-16M50 40l7-16" stroke="${p.pink}" stroke-width="2" stroke-linecap="round" opacity=".8"/></g>`)}
<circle cx="50" cy="46" r="9" fill="${p.wine}"/><path d="M50 46C58 52 68 54 78 50" fill="none" stroke="${p.gold}" stroke-width="5" stroke-linecap="round"/>
<g fill="${p.butter}">${[0, 1, 2, 3]
      .map((i) => {
        const [x, y] = onCircle(78, 49, 6, i * 60 - 20);
        return `<circle cx="${x}" cy="${y}" r="3"/>`;
      })
      .join('')}</g>`,
  },
} satisfies Record<string, Motif>;
