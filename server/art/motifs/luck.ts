import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { pesoSign } from '../peso-sign.ts';
import { around, mirrored, onCircle, shine } from '../shapes.ts';

const SEVEN = 'M16 14h68v19C71 47 62 65 59 90H33c3-21 11-38 24-52H35v10H16z';

/** Signs of luck and of riches. */
export const luckMotifs = {
  seven: {
    tone: 'red',
    art: `<path d="${SEVEN}" fill="${p.gold}" stroke="${p.gold}" stroke-width="14" stroke-linejoin="round"/>
<path d="${SEVEN}" fill="${p.white}" stroke="${p.white}" stroke-width="9" stroke-linejoin="round"/>
<path d="${SEVEN}" fill="${p.red}"/><path d="M16 14h68v10H16z" fill="#ff6f7d"/>
<path d="M84 24v9C71 47 62 65 59 90H47c4-28 13-48 27-66z" fill="${p.wine}" opacity=".55"/>`,
  },
  star: {
    tone: 'gold',
    art: around(5, (a) => {
      const [tx, ty] = onCircle(50, 53, 47, a);
      const [lx, ly] = onCircle(50, 53, 21, a - 36);
      const [rx, ry] = onCircle(50, 53, 21, a + 36);
      return `<path d="M50 53L${lx} ${ly}L${tx} ${ty}z" fill="${p.butter}"/><path d="M50 53L${rx} ${ry}L${tx} ${ty}z" fill="${p.amber}"/>
<path d="M50 53L${lx} ${ly}L${tx} ${ty}L${rx} ${ry}z" fill="none" stroke="${p.gold}" stroke-width="3" stroke-linejoin="round"/>`;
    }),
  },
  bell: {
    tone: 'gold',
    art: `<circle cx="50" cy="84" r="11" fill="${p.rust}"/>
<path d="M50 6a8 8 0 0 0-8 7C27 17 20 30 20 46c0 15-4 22-11 28a3 3 0 0 0 2 6h78a3 3 0 0 0 2-6c-7-6-11-13-11-28 0-16-7-29-22-33a8 8 0 0 0-8-7z" fill="${p.gold}"/>
<path d="M58 13c15 4 22 17 22 33 0 15 4 22 11 28a3 3 0 0 1-2 6H58c10-20 12-46 0-67z" fill="${p.amber}"/>
<path d="M17 62h66c1 4 3 7 6 10H11c3-3 5-6 6-10z" fill="${p.red}"/>
<path d="M58 62h25c1 4 3 7 6 10H58z" fill="${p.wine}" opacity=".6"/>${shine('M31 46c0-10 3-17 9-22', 6, 0.75)}`,
  },
  clover: {
    tone: 'green',
    art: `<path d="M50 50c4 18 4 30-6 46" fill="none" stroke="${p.leaf}" stroke-width="7" stroke-linecap="round"/>
${around(4, (a) => `<g transform="rotate(${a} 50 46)"><path d="M50 46C30 38 24 22 32 12c6-7 15-5 18 3 3-8 12-10 18-3 8 10 2 26-18 34z" fill="${p.jade}" transform="rotate(45 50 46)"/><path d="M50 46V15c3-8 12-10 18-3 8 10 2 26-18 34z" fill="${p.leaf}" transform="rotate(45 50 46)"/></g>`)}
<g stroke="${p.mint}" stroke-width="3" stroke-linecap="round"><path d="M50 46 38 34M50 46l12-12M50 46 38 58M50 46l12 12"/></g>`,
  },
  horseshoe: {
    tone: 'light',
    art: `<path d="M20 90C4 60 8 10 50 10s46 50 30 80H62c14-28 12-58-12-58S24 62 38 90z" fill="${p.silver}"/>
<path d="M50 10c42 0 46 50 30 80H62c20-32 16-66-12-70z" fill="${p.steel}"/>
<rect x="14" y="84" width="28" height="11" rx="4" fill="${p.gold}"/><rect x="58" y="84" width="28" height="11" rx="4" fill="${p.gold}"/>
<g fill="${p.slate}"><circle cx="50" cy="21" r="3.500"/><circle cx="29" cy="30" r="3.500"/><circle cx="71" cy="30" r="3.500"/><circle cx="20" cy="50" r="3.500"/><circle cx="80" cy="50" r="3.500"/><circle cx="22" cy="70" r="3.500"/><circle cx="78" cy="70" r="3.500"/></g>
${shine('M15 50c1-18 10-30 24-35', 4, 0.8)}`,
  },
  crown: {
    tone: 'gold',
    art: `<path d="M8 32c10 6 18 12 24 20L50 16l18 36c6-8 14-14 24-20l-9 50H17z" fill="${p.gold}"/>
<path d="M50 16l18 36c6-8 14-14 24-20l-9 50H50z" fill="${p.amber}"/>
<path d="M50 32 34 60h32z" fill="${p.butter}" opacity=".65"/>
<rect x="14" y="74" width="72" height="15" rx="6" fill="${p.butter}"/><rect x="50" y="74" width="36" height="15" rx="6" fill="${p.gold}"/>
<g fill="${p.butter}"><circle cx="50" cy="14" r="8"/><circle cx="9" cy="31" r="7"/><circle cx="91" cy="31" r="7"/></g>
<path d="m50 42 10 13-10 13-10-13z" fill="${p.red}"/><path d="M50 42v26L40 55z" fill="${p.blush}"/>
<g fill="${p.jade}"><circle cx="26" cy="81.500" r="4.500"/><circle cx="74" cy="81.500" r="4.500"/></g><circle cx="50" cy="81.500" r="4.500" fill="${p.azure}"/>`,
  },
  gem: {
    tone: 'blue',
    art: `<path d="M27 12h46l23 29-46 51L4 41z" fill="${p.azure}"/>
<path d="M27 12 4 41h29z" fill="${p.ice}"/><path d="M27 12h23L33 41z" fill="#8be3ff"/><path d="M50 12 33 41h34z" fill="${p.white}"/>
<path d="M50 12h23L67 41z" fill="#a6ecff"/><path d="M73 12 96 41H67z" fill="#5fd3ff"/>
<path d="M4 41h29l17 51z" fill="#6fd8ff"/><path d="M33 41h34L50 92z" fill="#3db8fb"/><path d="M67 41h29L50 92z" fill="${p.blue}"/>`,
  },
  coins: {
    tone: 'gold',
    art: `${[78, 68, 58, 48].map((y) => `<path d="M6 ${y}v8c0 6 10 10 23 10s23-4 23-10v-8z" fill="${p.rust}"/><ellipse cx="29" cy="${y}" rx="23" ry="10" fill="${p.gold}"/><path d="M12 ${y + 6}v8M20 ${y + 9}v8M29 ${y + 10}v8" stroke="${p.gold}" stroke-width="2.500"/>`).join('')}
<ellipse cx="29" cy="48" rx="15" ry="6" fill="${p.butter}"/>
<circle cx="64" cy="58" r="32" fill="${p.rust}"/><circle cx="62" cy="56" r="32" fill="${p.gold}"/><circle cx="62" cy="56" r="25" fill="${p.amber}"/>
<path d="M37 56a25 25 0 0 1 43-17L44 73a25 25 0 0 1-7-17z" fill="${p.gold}" opacity=".7"/>${pesoSign(62, 56, 34, '#8a3d06')}
${shine('M35 50c3-10 9-16 17-19', 4, 0.85)}
<path d="m80 8 3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="${p.white}"/>`,
  },
  chest: {
    tone: 'brown',
    art: `<path d="M10 46C6 18 20 6 50 6s44 12 40 40z" fill="${p.bark}"/><path d="M18 44c-3-20 8-30 32-30s35 10 32 30z" fill="${p.coal}"/>
<path d="M10 46C6 18 20 6 50 6s44 12 40 40h-9C84 24 74 15 50 15S16 24 19 46z" fill="${p.brown}"/>
<g fill="${p.gold}"><circle cx="28" cy="44" r="12"/><circle cx="50" cy="38" r="15"/><circle cx="72" cy="44" r="12"/></g>
<g fill="${p.butter}"><circle cx="47" cy="35" r="8"/><circle cx="26" cy="42" r="5"/><circle cx="74" cy="42" r="5"/></g>
<path d="m62 30 8-8 8 8-8 12z" fill="${p.azure}"/><path d="m62 30 8-8v20z" fill="${p.ice}"/>
<rect x="8" y="48" width="84" height="44" rx="7" fill="${p.brown}"/><path d="M50 48h35a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H50z" fill="#7d4620"/>
<path d="M8 64h84M8 78h84" stroke="${p.bark}" stroke-width="2" opacity=".6"/>
<g fill="${p.gold}"><path d="M8 48h84v9H8z"/><rect x="16" y="48" width="10" height="44"/><rect x="74" y="48" width="10" height="44"/></g>
<rect x="39" y="50" width="22" height="25" rx="5" fill="${p.butter}"/><path d="M50 57a5 5 0 0 1 2.500 9v5h-5v-5a5 5 0 0 1 2.500-9z" fill="${p.bark}"/>`,
  },
  reels: {
    tone: 'mixed',
    art: `<path d="M86 30h6v34h-6z" fill="${p.steel}"/><circle cx="91" cy="24" r="8" fill="${p.red}"/><circle cx="88.500" cy="21.500" r="2.500" fill="${p.white}" opacity=".8"/>
<path d="M14 26C14 10 26 6 48 6s34 4 34 20z" fill="${p.gold}"/>${mirrored(`<circle cx="30" cy="17" r="3" fill="${p.white}"/><circle cx="41" cy="14" r="3" fill="${p.white}"/>`, 48)}
<rect x="6" y="24" width="82" height="68" rx="10" fill="${p.purple}"/><path d="M48 24h30a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H48z" fill="#5220ae"/>
<rect x="12" y="32" width="70" height="36" rx="6" fill="${p.gold}"/>
<g fill="${p.white}"><rect x="16" y="36" width="19" height="28" rx="3"/><rect x="38" y="36" width="19" height="28" rx="3"/><rect x="60" y="36" width="19" height="28" rx="3"/></g>
<g fill="${p.red}">${[17.5, 39.5, 61.5].map((x) => `<path transform="translate(${x} 40)" d="M0 0h16v5C12 9 10 14 10 21H4C4 15 6 10 9 6H4v3H0z"/>`).join('')}</g>
<rect x="18" y="75" width="58" height="10" rx="5" fill="${p.night}"/><circle cx="70" cy="80" r="4" fill="${p.red}"/><circle cx="58" cy="80" r="4" fill="${p.jade}"/>`,
  },
} satisfies Record<string, Motif>;
