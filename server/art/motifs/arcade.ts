import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { around, onCircle, shine, slice } from '../shapes.ts';

const WEDGES = [p.red, p.white, p.jade, p.gold, p.azure, p.rose, p.white, p.violet, p.gold, p.jade];

/** Quick games: one button, one held breath. */
export const arcadeMotifs = {
  rocket: {
    tone: 'light',
    art: `<g transform="rotate(38 50 50)"><path d="M38 78c0 12 4 20 12 30 8-10 12-18 12-30z" fill="${p.amber}"/><path d="M43 78c0 8 3 13 7 19 4-6 7-11 7-19z" fill="${p.butter}"/>
<path d="M30 50C18 56 14 68 16 82l16-8zM70 50c12 6 16 18 14 32l-16-8z" fill="${p.red}"/><path d="M70 50c12 6 16 18 14 32l-16-8z" fill="${p.wine}"/>
<path d="M50-8C34 6 26 26 28 48c1 12 3 22 6 30h32c3-8 5-18 6-30C74 26 66 6 50-8z" fill="${p.white}"/><path d="M50-8c16 14 24 34 22 56-1 12-3 22-6 30H50z" fill="${p.silver}"/>
<path d="M50-8C42-1 36 7 33 16h34C64 7 58-1 50-8z" fill="${p.red}"/><path d="M50-8c8 7 14 15 17 24H50z" fill="${p.wine}"/>
<circle cx="50" cy="38" r="12" fill="${p.navy}"/><circle cx="50" cy="38" r="8.500" fill="${p.azure}"/><path d="M43 40a8 8 0 0 1 8-9" fill="none" stroke="${p.white}" stroke-width="3" stroke-linecap="round"/><rect x="34" y="70" width="32" height="8" fill="${p.gold}"/></g>
<g fill="${p.white}"><circle cx="14" cy="18" r="3"/><circle cx="30" cy="8" r="2"/><circle cx="90" cy="74" r="3"/></g>`,
  },
  plane: {
    tone: 'red',
    art: `<path d="M2 86c10-4 20-10 28-18" fill="none" stroke="${p.white}" stroke-width="4" stroke-dasharray="8 7" stroke-linecap="round" opacity=".8"/>
<path d="M26 62 10 50l10-4 18 8z" fill="${p.wine}"/><path d="M24 66c16-22 36-38 60-44 8-2 12 4 8 11C82 54 62 70 38 76c-10 2-18-2-14-10z" fill="${p.red}"/><path d="M92 33C82 54 62 70 38 76c-7 1-12 0-14-3 26-2 50-16 66-48 3 1 4 4 2 8z" fill="${p.wine}"/>
<path d="M56 40 22 22l14-6 38 12zM60 62l12 32 9-12-4-34z" fill="${p.coral}"/><path d="M60 62l12 32 9-12-4-34z" fill="${p.red}"/><path d="m22 22 14-6 20 6-10 12zM72 94l9-12-2-18-12 16z" fill="${p.gold}"/>
<path d="M70 30c6-3 12-4 16-4-1 5-4 9-8 13z" fill="${p.ice}"/><circle cx="91" cy="26" r="5" fill="${p.gold}"/><path d="M84 12c6 2 13 10 14 24" fill="none" stroke="${p.white}" stroke-width="3.500" stroke-linecap="round" opacity=".85"/>`,
  },
  wheel: {
    tone: 'mixed',
    art: `<path d="M34 84h32l8 14H26z" fill="${p.purple}"/><circle cx="50" cy="49" r="46" fill="${p.gold}"/><circle cx="50" cy="49" r="42" fill="${p.night}"/>
${around(10, (a, i) => `<path d="${slice(50, 49, 38, a - 18, a + 18)}" fill="${WEDGES[i]}"/>`)}
${around(10, (a) => {
  const [x, y] = onCircle(50, 49, 42, a);
  return `<circle cx="${x}" cy="${y}" r="2.300" fill="${p.butter}"/>`;
})}
<circle cx="50" cy="49" r="13" fill="${p.amber}"/><circle cx="50" cy="49" r="10.500" fill="${p.gold}"/><circle cx="47" cy="46" r="4" fill="${p.cream}"/>
<path d="M40 0h20l-10 20z" fill="${p.white}" stroke="${p.night}" stroke-width="2.500" stroke-linejoin="round"/>`,
  },
  bomb: {
    tone: 'dark',
    art: `<path d="M66 26c2-12 10-16 18-12" fill="none" stroke="${p.sand}" stroke-width="5" stroke-linecap="round"/><path d="m87 2 3 8 8-1-5 7 5 7-8-1-4 8-3-8-9 1 6-7-5-7 8 1z" fill="${p.gold}"/><circle cx="87" cy="15" r="4" fill="${p.white}"/>
<rect x="56" y="20" width="20" height="16" rx="4" fill="${p.slate}" transform="rotate(35 66 28)"/><circle cx="44" cy="60" r="38" fill="#3b3468"/><path d="M82 60a38 38 0 0 1-70 21c34 10 62-14 52-51a38 38 0 0 1 18 30z" fill="#241f45"/>
<ellipse cx="30" cy="44" rx="10" ry="6.500" fill="${p.white}" opacity=".75" transform="rotate(-38 30 44)"/>
<path d="M44 46c7 8 12 11 12 18a12 12 0 0 1-24 0c0-5 2-8 5-10 0 3 1 5 3 6 2-5 1-9 4-14z" fill="${p.coral}"/><path d="M45 60c4 4 5 6 5 9a6 6 0 0 1-12 0c0-2 1-4 2-5 1 2 2 2 3 2 1-2 1-4 2-6z" fill="${p.butter}"/>`,
  },
  joystick: {
    tone: 'red',
    art: `<path d="M44 30h12v38H44z" fill="${p.steel}"/><path d="M50 30h6v38h-6z" fill="${p.slate}"/><circle cx="50" cy="20" r="19" fill="${p.red}"/><path d="M69 20a19 19 0 0 1-34 11c16 4 26-6 25-27a19 19 0 0 1 9 16z" fill="${p.wine}"/><ellipse cx="42" cy="13" rx="6" ry="4" fill="${p.white}" opacity=".8" transform="rotate(-35 42 13)"/>
<ellipse cx="50" cy="66" rx="18" ry="6" fill="${p.night}"/><path d="M10 66h80l8 24a5 5 0 0 1-5 7H7a5 5 0 0 1-5-7z" fill="${p.violet}"/><path d="M50 66h40l8 24a5 5 0 0 1-5 7H50z" fill="${p.purple}"/><path d="M14 66h72l2 7H12z" fill="${p.lilac}" opacity=".7"/>
<ellipse cx="50" cy="69" rx="17" ry="5" fill="${p.night}"/><g><ellipse cx="22" cy="83" rx="8" ry="5.500" fill="${p.gold}"/><ellipse cx="78" cy="83" rx="8" ry="5.500" fill="${p.jade}"/></g>`,
  },
  target: {
    tone: 'mixed',
    art: `<circle cx="46" cy="54" r="42" fill="${p.red}"/><circle cx="46" cy="54" r="33" fill="${p.white}"/><circle cx="46" cy="54" r="24" fill="${p.blue}"/><circle cx="46" cy="54" r="15" fill="${p.white}"/><circle cx="46" cy="54" r="7" fill="${p.gold}"/>
<path d="M88 54a42 42 0 0 1-76 24c34 8 60-14 56-60a42 42 0 0 1 20 36z" fill="${p.night}" opacity=".16"/>
<path d="M46 54 82 18" stroke="${p.bark}" stroke-width="4.500" stroke-linecap="round"/><path d="M78 22V8L90-2v12h12L90 22z" fill="${p.jade}"/><path d="M78 22l12-12h12L90 22z" fill="${p.leaf}"/><path d="m42 58 12-4-8-8z" fill="${p.coal}"/>${shine('M12 44c3-10 8-16 15-21', 4.5, 0.6)}`,
  },
} satisfies Record<string, Motif>;
