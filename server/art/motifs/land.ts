import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { eye, mirrored } from '../shapes.ts';

/** Animals that walk and fly over the islands. Faces look straight at the player: that reads best when small. */
export const landMotifs = {
  carabao: {
    tone: 'dark',
    art: `${mirrored(`<path d="M42 36C22 42 6 34 2 6c-4 34 14 56 42 50z" fill="${p.sand}"/><path d="M42 44C24 48 8 40 2 14c0 30 16 46 42 42z" fill="${p.tan}"/>
<path d="M32 44C24 40 14 42 10 48c6 6 16 8 24 5z" fill="#565072"/><path d="M30 46c-5-2-10-1-14 2 4 3 9 4 15 3z" fill="${p.blush}"/>`)}
<path d="M50 26c-12 0-20 6-20 18 0 12 4 20 5 32 0 10 4 18 15 18s15-8 15-18c1-12 5-20 5-32 0-12-8-18-20-18z" fill="#6d668c"/>
<path d="M50 26c12 0 20 6 20 18 0 12-4 20-5 32 0 10-4 18-15 18z" fill="#565072"/>
<path d="M50 66c-13 0-20 6-20 15s8 15 20 15 20-6 20-15-7-15-20-15z" fill="${p.steel}"/><path d="M50 66c13 0 20 6 20 15s-8 15-20 15z" fill="#938db3"/>
${mirrored(`<ellipse cx="42" cy="77" rx="3.500" ry="4.500" fill="${p.coal}"/>${eye(39, 52, 5.5)}<path d="M32 46c4-3 9-3 13 0" fill="none" stroke="${p.coal}" stroke-width="3" stroke-linecap="round"/>`)}
<path d="M42 84a8 8 0 1 0 16 0" fill="none" stroke="${p.gold}" stroke-width="4" stroke-linecap="round"/>
<path d="M40 28c2-8 6-12 10-16 4 4 8 8 10 16-4 6-16 6-20 0z" fill="${p.coal}"/>`,
  },
  rooster: {
    tone: 'mixed',
    art: `<path d="M62 62C58 32 74 8 98 12 86 20 82 34 84 50z" fill="${p.leaf}"/><path d="M64 64c-2-18 8-34 26-38-10 10-12 20-8 34z" fill="${p.jade}"/>
<path d="M64 68c4-16 18-24 34-18-12 2-18 12-20 24z" fill="${p.blue}"/><path d="M64 72c8-10 20-12 32-4-12 0-18 6-22 14z" fill="${p.purple}"/>
<path d="M46 84v9m-7 2h14M60 84v9m-7 2h14" fill="none" stroke="${p.amber}" stroke-width="4" stroke-linecap="round"/>
<path d="M20 44c0 28 12 42 34 42 20 0 32-16 30-38-8 10-20 14-30 8z" fill="${p.red}"/><path d="M84 48c2 22-10 38-30 38-10 0-18-3-24-9 26 2 44-8 54-29z" fill="${p.wine}"/>
<path d="M22 32c0-9 7-15 15-15s15 6 16 15c1 8 4 14 8 20-6 8-14 8-18 18-6-6-10-2-14-6-6-6-8-18-7-32z" fill="${p.gold}"/>
<path d="M53 32c1 8 4 14 8 20-6 8-14 8-18 18-3-3-5-3-7-4 10-6 14-18 17-34z" fill="${p.amber}"/>
<path d="M48 62c12-4 22-1 28 4-6 12-20 16-28 8-2-4-2-8 0-12z" fill="${p.amber}"/><path d="M50 66c8-2 14-1 19 1M51 72c6-1 10 0 13 1" fill="none" stroke="${p.rust}" stroke-width="2.500" stroke-linecap="round"/>
<path d="M24 24c-8-2-8-12-1-13-1-8 9-11 12-4 4-6 13-3 11 4 7 0 7 9 1 12-8-4-16-3-23 1z" fill="${p.red}"/>
<path d="M24 30 8 37l15 6z" fill="${p.butter}"/><path d="M23 43c-6 3-6 15 0 15s6-10 3-15z" fill="${p.red}"/>${eye(33, 31, 5)}`,
  },
  tarsier: {
    tone: 'brown',
    art: `${mirrored(`<path d="M28 46C8 40 0 18 8 8c14 0 28 10 34 26z" fill="${p.brown}"/><path d="M28 38C16 34 10 22 11 15c9 1 18 8 22 18z" fill="${p.blush}"/>`)}
<path d="M50 22c-24 0-36 14-36 32 0 20 18 30 36 30s36-10 36-30c0-18-12-32-36-32z" fill="${p.tan}"/>
<path d="M50 22c24 0 36 14 36 32 0 20-18 30-36 30 18-8 24-40 0-62z" fill="#b87c42"/>
<ellipse cx="50" cy="72" rx="15" ry="11" fill="${p.sand}"/>
${mirrored(`<circle cx="32" cy="51" r="18.500" fill="${p.bark}"/><circle cx="32" cy="51" r="16" fill="${p.gold}"/><circle cx="32" cy="51" r="16" fill="none" stroke="${p.amber}" stroke-width="4"/><circle cx="33" cy="51" r="7.500" fill="${p.coal}"/>`)}
<g fill="${p.white}"><circle cx="29" cy="46" r="4"/><circle cx="63" cy="46" r="4"/></g>
<path d="M46 64h8c1 4-2 6-4 6s-5-2-4-6z" fill="${p.bark}"/><path d="M43 74c4 4 10 4 14 0" fill="none" stroke="${p.bark}" stroke-width="2.500" stroke-linecap="round"/>
<rect x="2" y="86" width="96" height="10" rx="5" fill="${p.bark}"/>${mirrored(`<g fill="${p.tan}"><rect x="20" y="81" width="6" height="15" rx="3"/><rect x="28" y="81" width="6" height="16" rx="3"/><rect x="36" y="81" width="6" height="15" rx="3"/></g>`)}
<path d="M90 88c2-8 6-10 9-10 0 6-3 10-9 10z" fill="${p.leaf}"/>`,
  },
  tiger: {
    tone: 'gold',
    art: `${mirrored(`<circle cx="22" cy="24" r="15" fill="${p.rust}"/><circle cx="22" cy="25" r="8" fill="${p.blush}"/>`)}
<path d="M50 12C26 12 12 28 10 48c-2 10-4 14-6 18 6 0 8 2 12 6 0 4-1 6-2 10 6-2 10-1 14 2 6 6 14 9 22 9s16-3 22-9c4-3 8-4 14-2-1-4-2-6-2-10 4-4 6-6 12-6-2-4-4-8-6-18-2-20-16-36-40-36z" fill="${p.amber}"/>
${mirrored(`<path d="M50 60c-8-6-22-4-28 6-3 6-6 8-8 12 6-1 10 0 14 4 6 6 14 9 22 9z" fill="${p.cream}"/>
<path d="M40 34c-8-4-16 0-18 6 6-2 12 0 18 4z" fill="${p.cream}"/>
<g fill="${p.coal}"><path d="M30 18c5 3 8 8 9 15-6-3-10-8-9-15zM12 44c8 0 14 3 18 7-7 2-14 0-18-7zM10 58c7-2 12-1 17 2-5 4-12 4-17-2z"/></g>
<ellipse cx="34" cy="49" rx="7" ry="7.500" fill="${p.white}"/><circle cx="35" cy="49" r="5.500" fill="${p.jade}"/><ellipse cx="35.500" cy="49" rx="2.500" ry="4.500" fill="${p.coal}"/><circle cx="33" cy="46.500" r="1.600" fill="${p.white}"/>
<path d="M24 42c6-4 14-3 19 3" fill="none" stroke="${p.coal}" stroke-width="3" stroke-linecap="round"/>
<g fill="${p.tan}"><circle cx="34" cy="71" r="1.600"/><circle cx="40" cy="75" r="1.600"/><circle cx="33" cy="77" r="1.600"/></g>`)}
<path d="M46 14h8l-4 20zM38 13c3 4 5 8 6 14M62 13c-3 4-5 8-6 14" fill="${p.coal}" stroke="${p.coal}" stroke-width="2"/>
<path d="M41 58c5-3 13-3 18 0-1 6-6 10-9 11-3-1-8-5-9-11z" fill="#e2506a"/><path d="M50 68v6m-10 3c4 4 8 2 10-3 2 5 6 7 10 3" fill="none" stroke="${p.coal}" stroke-width="2.800" stroke-linecap="round"/>`,
  },
  eagle: {
    tone: 'light',
    art: `<g fill="${p.brown}"><path d="M40 28 42 4l12 14L62 2l6 16L82 8l-1 17 15-4-7 15 10 4-11 10 9 9-13 3 5 14-14-4z"/></g>
<g fill="${p.tan}"><path d="M46 26 50 10l10 12 8-12 4 14 12-6-3 14 11 1-8 10 7 8-11 3 3 11-14-6z"/></g>
<path d="M32 96c4-12 2-20-2-28-4-6-5-12-4-20C28 30 40 18 56 18c18 0 28 14 28 32 0 20-4 34 4 46z" fill="${p.cream}"/>
<path d="M84 50c0 20-4 34 4 46H60c8-14 16-34 10-72 10 5 14 15 14 26z" fill="${p.sand}"/>
<path d="M44 96l6-12 6 12zM62 96l6-14 7 14z" fill="${p.tan}"/>
<path d="M36 44C18 40 4 52 4 78c4-8 9-11 17-11 8 0 15-4 18-9z" fill="#4f7fa8"/><path d="M30 54C18 54 8 62 4 78c4-8 9-11 17-11 8 0 15-4 18-9z" fill="#355d80"/>
<path d="M21 67c4 3 10 2 15-1l3-8c-3 5-10 9-18 9z" fill="${p.slate}"/><ellipse cx="27" cy="52" rx="2.500" ry="1.800" fill="#24435e"/>
<circle cx="48" cy="44" r="7.500" fill="${p.azure}"/><circle cx="48" cy="44" r="4" fill="${p.coal}"/><circle cx="46.500" cy="42.500" r="1.500" fill="${p.white}"/><path d="M36 36c8-2 15 0 22 6" fill="none" stroke="${p.bark}" stroke-width="4" stroke-linecap="round"/>`,
  },
  butterfly: {
    tone: 'violet',
    art: `${mirrored(`<path d="M48 46C44 22 24 6 6 10c-6 20 6 44 40 44z" fill="${p.violet}"/><path d="M46 46C42 30 28 18 14 18c-2 14 8 28 32 34z" fill="${p.azure}"/>
<path d="M48 52C28 48 14 58 14 72c0 14 12 20 22 16 8-4 12-16 12-30z" fill="${p.rose}"/><path d="M47 56c-14-2-24 4-24 14 0 8 6 12 13 9 7-4 10-12 11-22z" fill="${p.gold}"/>
<circle cx="16" cy="24" r="3" fill="${p.white}"/><circle cx="24" cy="23" r="2" fill="${p.white}"/><circle cx="28" cy="72" r="4" fill="${p.rose}"/><path d="M49 30C46 20 42 14 34 8" fill="none" stroke="${p.night}" stroke-width="3" stroke-linecap="round"/>`)}
<rect x="45" y="28" width="10" height="56" rx="5" fill="${p.night}"/><circle cx="50" cy="30" r="7" fill="${p.night}"/>`,
  },
  dragon: {
    tone: 'green',
    art: `${mirrored(`<path d="M50 10 40 18 28 8l-2 16-16-2 6 16L2 42l12 10L4 64l14 4-4 16 16-3 4 13 16-8z" fill="${p.red}"/>
<path d="M50 20 38 24l-8-6-1 12-12 0 5 11-10 6 10 6-6 10 12 2-1 12 12-3 11 8z" fill="${p.gold}"/>
<path d="M38 32C32 22 22 20 16 2c10 6 14 4 22 6 8 4 10 12 10 22z" fill="${p.cream}"/><path d="M26 12c2-2 2-6 1-10" fill="none" stroke="${p.cream}" stroke-width="5" stroke-linecap="round"/>`)}
<path d="M50 28C34 26 24 34 24 46c0 8 4 12 6 20 2 14 10 24 20 24s18-10 20-24c2-8 6-12 6-20 0-12-10-20-26-18z" fill="${p.jade}"/>
<path d="M50 28c16-2 26 6 26 18 0 8-4 12-6 20-2 14-10 24-20 24z" fill="${p.leaf}"/>
<path d="m50 30 7 9-7 12-7-12z" fill="${p.gold}"/>
${mirrored(`<path d="M47 52c-3-9-14-14-23-9 2 6 8 8 12 9z" fill="${p.forest}"/><ellipse cx="37" cy="53" rx="7.500" ry="6.500" fill="${p.white}"/><circle cx="39" cy="53.500" r="4.500" fill="${p.red}"/><circle cx="39.500" cy="53.500" r="2" fill="${p.coal}"/>
<path d="M35 76C22 84 12 80 6 70" fill="none" stroke="${p.butter}" stroke-width="3.500" stroke-linecap="round"/>`)}
<path d="M50 60c-12 0-20 6-20 14s9 9 20 9 20-1 20-9-8-14-20-14z" fill="${p.mint}"/><path d="M50 60c12 0 20 6 20 14s-9 9-20 9z" fill="#6fdcb4"/>
<g fill="${p.forest}"><ellipse cx="42" cy="69" rx="3.500" ry="3"/><ellipse cx="58" cy="69" rx="3.500" ry="3"/></g>
<path d="M32 79c10 5 26 5 36 0-1 10-8 14-18 14s-17-4-18-14z" fill="${p.wine}"/><path d="m35 80 5 8 3-6zm30 0-5 8-3-6z" fill="${p.white}"/><path d="M44 89c3-3 9-3 12 0-3 3-9 3-12 0z" fill="${p.coral}"/>`,
  },
  phoenix: {
    tone: 'red',
    art: `${mirrored(`<path d="M50 56c-2 14-14 22-18 40 8-4 12-10 14-16 0 8 0 12 4 18z" fill="${p.amber}"/><path d="M50 58c0 12-8 20-8 30 4-4 6-8 8-14z" fill="${p.butter}"/>
<path d="M46 62C24 70 4 52 4 8c6 10 10 14 16 18-2-6-2-10-1-16 6 14 20 18 29 34z" fill="${p.red}"/>
<path d="M46 60C28 62 14 48 11 26c6 8 10 10 16 13-1-4-1-7 0-11 5 9 15 12 20 22z" fill="${p.amber}"/><path d="M46 56c-10 0-20-6-24-18 6 5 10 6 14 7 4 2 8 4 11 7z" fill="${p.butter}"/>`)}
<path d="M50 26c-8 4-10 14-10 26 0 10 4 18 10 22 6-4 10-12 10-22 0-12-2-22-10-26z" fill="${p.coral}"/><path d="M50 26c8 4 10 14 10 26 0 10-4 18-10 22z" fill="${p.red}"/>
<path d="M50 46c-4 4-5 8-5 13 0 4 2 8 5 10 3-2 5-6 5-10 0-5-1-9-5-13z" fill="${p.gold}"/>
<circle cx="50" cy="27" r="10.500" fill="${p.gold}"/><path d="M50 16.500a10.500 10.500 0 0 1 0 21z" fill="${p.amber}"/>
<path d="M50 17C46 12 46 6 50 0c4 6 4 12 0 17zM43 19C37 17 35 12 36 6c5 2 8 7 7 13zM57 19c6-2 8-7 7-13-5 2-8 7-7 13z" fill="${p.red}"/>
<path d="m50 37-4-7h8z" fill="${p.white}"/><g fill="${p.coal}"><circle cx="45.500" cy="26" r="1.900"/><circle cx="54.500" cy="26" r="1.900"/></g>`,
  },
} satisfies Record<string, Motif>;
