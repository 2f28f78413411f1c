import type { Motif } from '../motif.ts';
import { paint as p } from '../paint.ts';
import { eye, mirrored, shine } from '../shapes.ts';

/** What swims, and what is pulled from the net. Fish swim to the left. */
export const seaMotifs = {
  koi: {
    tone: 'light',
    art: `<path d="M70 52C78 34 86 22 99 16c-3 12-3 20 0 30 0 14-4 26-13 36-4-14-10-22-16-30z" fill="${p.amber}"/><path d="M74 52c6-10 12-18 21-26M74 54c6 4 11 10 13 20" fill="none" stroke="${p.gold}" stroke-width="3" stroke-linecap="round"/>
<path d="M30 34C36 12 58 8 72 20c-6 4-8 10-8 18z" fill="${p.coral}"/><path d="M36 66c-2 14 4 22 16 26 4-8 4-16 0-24z" fill="${p.coral}"/>
<path d="M2 54C10 32 34 24 54 32c14 6 20 12 22 20-4 10-12 18-26 22C28 80 10 72 2 54z" fill="${p.white}"/>
<path d="M2 54c18 12 50 14 74-2-4 10-12 18-26 22C28 80 10 72 2 54z" fill="${p.silver}"/>
<path d="M30 31c8-2 16-2 24 1 2 10-4 18-12 18-8-2-12-10-12-19zM56 52c6-4 14-4 20 0-3 8-9 14-17 18-4-6-5-12-3-18z" fill="#ff7a3d"/>
<path d="M34 72c0-8 6-12 12-10 2 6 0 10-4 13z" fill="#ff7a3d"/>
<path d="M32 58c4-2 8-2 12 1-1 8-6 12-14 13 2-5 3-9 2-14z" fill="${p.amber}"/>${eye(18, 47, 5)}
<path d="M3 55c3 2 6 3 9 3M6 60c-3 4-4 7-3 11" fill="none" stroke="${p.amber}" stroke-width="2.500" stroke-linecap="round"/>`,
  },
  bangus: {
    tone: 'blue',
    art: `<path d="M72 50 98 16c0 12-5 24-8 34 3 9 8 20 8 33z" fill="#3c78b8"/><path d="M78 50 98 16c0 12-5 24-8 34z" fill="#5c9bd6"/>
<path d="M36 32 50 12l20 22zM44 68l8 18 12-17z" fill="#3c78b8"/>
<path d="M1 54C14 30 36 22 54 27c14 4 22 12 28 23-8 12-18 20-30 23-20 5-42-2-51-19z" fill="${p.silver}"/>
<path d="M1 54C14 30 36 22 54 27c14 4 22 12 28 23-26-8-56-6-81 4z" fill="#5c9bd6"/><path d="M10 64c22 8 50 4 68-9-7 9-16 15-26 18-16 4-32 1-42-9z" fill="${p.white}"/>
<path d="M28 37c7 9 7 23 0 33" fill="none" stroke="#3c78b8" stroke-width="3"/>
<path d="M40 42q6 5 0 10m9-11q6 5 0 10m9-10q6 5 0 10M44 54q6 5 0 10m9-11q6 5 0 10m9-10q5 4 0 8" fill="none" stroke="${p.steel}" stroke-width="2.400" stroke-linecap="round"/>${eye(16, 49, 6)}
<path d="M31 57c7-2 12 0 14 5-5 4-11 4-16 1z" fill="#5c9bd6"/>`,
  },
  crab: {
    tone: 'red',
    art: `${mirrored(`<path d="M24 64C12 62 6 68 3 78M26 72c-10 0-14 6-15 15M32 78c-6 2-9 6-9 14" fill="none" stroke="${p.wine}" stroke-width="5.500" stroke-linecap="round"/>
<path d="M28 54C18 52 14 46 16 38" fill="none" stroke="${p.red}" stroke-width="8" stroke-linecap="round"/>
<path d="M20 42C4 40-2 20 12 6c-2 8 0 14 4 19 4-3 6-8 6-15 12 8 12 28-2 32z" fill="${p.coral}"/><path d="M20 42C10 42 4 34 4 24c4 8 10 10 18 10 6-2 8-8 7-13 2 10-1 19-9 21z" fill="${p.red}"/>
<path d="M42 46V34" stroke="${p.red}" stroke-width="4.500"/>${eye(41, 30, 7)}`)}
<path d="M50 42c-20 0-32 10-32 22 0 14 16 22 32 22s32-8 32-22c0-12-12-22-32-22z" fill="${p.coral}"/>
<path d="M82 64c0 14-16 22-32 22-14 0-27-6-31-16 20 6 50 4 57-20 4 4 6 9 6 14z" fill="${p.red}"/>
<path d="M40 70c6 5 14 5 20 0" fill="none" stroke="${p.wine}" stroke-width="3.500" stroke-linecap="round"/>
<g fill="${p.blush}"><circle cx="30" cy="62" r="3"/><circle cx="38" cy="55" r="2"/><circle cx="70" cy="62" r="3"/></g>${shine('M26 56c4-5 9-7 15-8', 4, 0.55)}`,
  },
  pearl: {
    tone: 'violet',
    art: `<path d="M50 62 6 46C2 36 8 28 14 26 14 16 24 10 32 12 36 4 46 2 50 6c4-4 14-2 18 6 8-2 18 4 18 14 6 2 12 10 8 20z" fill="${p.violet}"/>
<path d="M50 60 14 42c-2-6 2-10 6-11 0-7 6-11 13-10 3-6 12-8 17-4 5-4 14-2 17 4 7-1 13 3 13 10 4 1 8 5 6 11z" fill="${p.lilac}"/>
<g stroke="${p.violet}" stroke-width="3" stroke-linecap="round"><path d="M50 56V20M44 54 32 26M56 54l12-28M38 54 20 36M62 54l18-18"/></g>
<path d="M4 54c14 10 78 10 92 0 0 24-20 40-46 40S4 78 4 54z" fill="${p.violet}"/><path d="M96 54c0 24-20 40-46 40 22-8 30-20 32-36 6-1 11-2 14-4z" fill="${p.purple}"/>
<path d="M22 70c2 7 6 12 11 15M42 74c0 6 1 11 3 15M60 74c0 6-1 11-3 15" fill="none" stroke="${p.lilac}" stroke-width="3" stroke-linecap="round" opacity=".7"/>
<ellipse cx="50" cy="57" rx="38" ry="7" fill="${p.night}" opacity=".45"/>
<circle cx="50" cy="50" r="17" fill="${p.white}"/><path d="M67 50a17 17 0 0 1-31 9c16 2 26-8 26-21a17 17 0 0 1 5 12z" fill="${p.blush}" opacity=".7"/><ellipse cx="44" cy="43" rx="5" ry="4" fill="${p.white}"/>
<path d="m82 6 2.500 6.500L91 15l-6.500 2.500L82 24l-2.500-6.500L73 15l6.500-2.500z" fill="${p.white}"/>`,
  },
  shark: {
    tone: 'blue',
    art: `<path d="M54 30C56 16 64 6 78 2c-4 10-4 20-2 32z" fill="#3f6d9c"/><path d="M80 52c4-14 10-24 19-30-2 10-2 18 0 28 0 12-4 20-11 28-2-10-5-16-10-20z" fill="#3f6d9c"/>
<path d="M2 42C14 26 38 22 60 28c12 4 20 12 26 24-6 8-14 18-30 23-14 4-30 2-40-5z" fill="#5b8dbf"/>
<path d="M86 52c-6 8-14 18-30 23-14 4-30 2-40-5l12-20c20 12 40 12 58 2z" fill="${p.white}"/>
<path d="M2 42c6 10 16 14 34 12-2 10-8 18-16 22-8-2-12-7-14-14 4-2 7-5 8-8C8 51 4 47 2 42z" fill="${p.wine}"/>
<path d="M6 48l7 10 3-6 5 8 4-7 6 6 4-5c-12 1-22-1-29-6z" fill="${p.white}"/><path d="M8 66l5-6 3 8 6-6 2 7 6-8c-2 8-6 12-10 15-6-1-10-5-12-10z" fill="${p.white}"/>
<path d="M46 68c2 12 8 20 20 26 2-10 0-20-6-28z" fill="#3f6d9c"/><g fill="none" stroke="#3f6d9c" stroke-width="2.800" stroke-linecap="round"><path d="M49 44c2 4 2 8 0 12M56 44c2 4 2 8 0 11M63 44c2 3 2 6 0 9"/></g>
<circle cx="28" cy="38" r="4.500" fill="${p.white}"/><circle cx="27.500" cy="38.500" r="2.700" fill="${p.coal}"/><path d="M20 31l13 5" stroke="#2b4f75" stroke-width="3.500" stroke-linecap="round"/>${shine('M40 30c8-2 14-1 20 2', 3.5, 0.5)}`,
  },
  octopus: {
    tone: 'violet',
    art: `${mirrored(`<g fill="none" stroke-linecap="round"><path d="M34 56C30 70 20 74 12 68c-6-6 0-14 6-10" stroke="${p.purple}" stroke-width="9"/><path d="M38 62c0 16-8 26-20 24-8-2-6-12 2-10" stroke="${p.violet}" stroke-width="9"/><path d="M46 66c2 14-2 24-10 28" stroke="#7a53ee" stroke-width="10"/></g>`)}
<path d="M50 4C28 4 16 20 16 38c0 12 6 18 10 24 4 8 14 12 24 12s20-4 24-12c4-6 10-12 10-24C84 20 72 4 50 4z" fill="${p.violet}"/>
<path d="M50 4c22 0 34 16 34 34 0 12-6 18-10 24-4 8-14 12-24 12 20-10 26-40 0-70z" fill="#7a53ee"/>
${mirrored(eye(38, 46, 9.5, '#24124f'))}<path d="M42 60c5 5 11 5 16 0" fill="none" stroke="${p.night}" stroke-width="3.500" stroke-linecap="round"/>
<g fill="${p.pink}" opacity=".8"><ellipse cx="27" cy="57" rx="5" ry="3"/><ellipse cx="73" cy="57" rx="5" ry="3"/></g><g fill="${p.lilac}"><circle cx="34" cy="20" r="5"/><circle cx="26" cy="30" r="3"/><circle cx="45" cy="14" r="2.500"/></g>`,
  },
  turtle: {
    tone: 'green',
    art: `<g transform="rotate(24 50 52)"><path d="M36 32C24 14 8 18 2 30c10 4 20 10 28 18zM64 32C76 14 92 18 98 30c-10 4-20 10-28 18z" fill="${p.lime}"/>
<path d="M32 70c-10 2-16 10-14 20 10 0 18-4 24-12zM68 70c10 2 16 10 14 20-10 0-18-4-24-12z" fill="${p.lime}"/><path d="M46 88l4 12 4-12z" fill="${p.lime}"/>
<path d="M50 2c-9 0-13 7-13 14 0 8 5 14 13 14s13-6 13-14c0-7-4-14-13-14z" fill="${p.lime}"/><g fill="${p.coal}"><circle cx="44" cy="13" r="2.600"/><circle cx="56" cy="13" r="2.600"/></g>
<path d="M50 22c-20 0-28 16-28 34s12 34 28 34 28-16 28-34-8-34-28-34z" fill="${p.forest}"/><path d="M50 27c-16 0-23 13-23 29s10 29 23 29 23-13 23-29-7-29-23-29z" fill="${p.jade}"/>
<path d="M50 27c16 0 23 13 23 29S63 85 50 85c10-12 12-40 0-58z" fill="${p.leaf}"/>
<path d="m50 40 12 8v14l-12 9-12-9V48z" fill="${p.mint}" opacity=".85"/><path d="m50 40 12 8v14l-12 9-12-9V48zM50 27v13M38 48l-10-5M62 48l10-5M38 62l-9 6M62 62l9 6M50 71v14" fill="none" stroke="${p.forest}" stroke-width="3.500" stroke-linejoin="round"/></g>`,
  },
  whale: {
    tone: 'blue',
    art: `<path d="M70 48C76 42 80 34 80 24c4 6 7 8 11 9 3-2 5-5 8-10 2 12-4 24-14 30-4 3-8 3-12 1z" fill="#24558f"/><path d="M44 30c4-10 12-14 20-12-4 6-4 12-2 18z" fill="#24558f"/>
<path d="M2 56c0-20 18-32 40-30 18 2 28 12 36 20l6-2c-2 16-16 34-42 34C18 78 2 72 2 56z" fill="#3275ba"/>
<path d="M4 64c22 4 54 2 78-14-4 14-18 28-40 28C20 78 8 74 4 64z" fill="${p.ice}"/><path d="M36 68c0 12 6 20 18 24 2-10 0-18-6-26z" fill="#24558f"/>
<g fill="${p.ice}"><circle cx="20" cy="40" r="2.500"/><circle cx="30" cy="34" r="3"/><circle cx="42" cy="33" r="2.500"/><circle cx="36" cy="43" r="3"/><circle cx="50" cy="40" r="3"/><circle cx="59" cy="40" r="2.300"/><circle cx="47" cy="51" r="2.500"/><circle cx="59" cy="49" r="2.800"/><circle cx="68" cy="47" r="2.300"/><circle cx="26" cy="48" r="2"/></g>
<circle cx="15" cy="54" r="4" fill="${p.white}"/><circle cx="14.500" cy="54.500" r="2.500" fill="${p.coal}"/><path d="M2 60c4 3 10 4 18 4" fill="none" stroke="#1a3f6d" stroke-width="3" stroke-linecap="round"/>
<g fill="${p.white}" opacity=".85"><circle cx="10" cy="24" r="4"/><circle cx="20" cy="14" r="5.500"/><circle cx="9" cy="10" r="2.500"/></g>`,
  },
  shrimp: {
    tone: 'red',
    art: `<path d="M24 30C12 22 6 12 4 4M22 34C10 32 4 28 0 22" fill="none" stroke="${p.wine}" stroke-width="3" stroke-linecap="round"/>
<path d="M16 40c-2-14 12-26 30-26 26 0 42 18 42 40 0 20-14 34-30 34-8 0-14-4-16-8 8 0 14-2 18-8 6-8 4-20-8-22-14-2-32 4-36-10z" fill="${p.coral}"/>
<path d="M88 54c0 20-14 34-30 34-8 0-14-4-16-8 22 4 40-16 30-46-2-8-6-12-10-16 16 5 26 19 26 36z" fill="${p.red}"/>
<g fill="none" stroke="${p.wine}" stroke-width="3" stroke-linecap="round"><path d="M50 50c0-12 2-24 8-34M60 53c4-10 10-20 20-24M64 62c8-4 16-6 23-4M62 72c8 2 14 5 18 9"/></g>
<path d="M44 80C34 76 24 78 18 86c8 6 18 6 26 0zM46 84c-8 2-14 8-14 14 8 0 16-4 18-10z" fill="${p.amber}"/>
<path d="M30 50l-4 10M40 50l-2 10M50 54l-4 9" stroke="${p.blush}" stroke-width="4" stroke-linecap="round"/>${eye(30, 31, 5.5)}${shine('M40 22c10-3 20-1 28 6', 3.5, 0.55)}`,
  },
  seahorse: {
    tone: 'gold',
    art: `<path d="M66 40c10 0 18 6 20 16-8 6-16 8-22 6z" fill="${p.coral}"/><path d="M68 46l12 4M68 54l12 2" stroke="${p.blush}" stroke-width="2.500" stroke-linecap="round"/>
<path d="M38 12C52 4 66 10 68 24c1 8-4 12-2 20 4 12 4 24-6 32-8 6-10 12-4 14 4 1 7-2 6-6 4 6 0 14-8 14-12 0-18-12-8-24-4 0-8-8-8-18s6-16 8-22c-4 2-8 4-12 4L16 42c-4 2-6-2-4-5l14-11c2-6 6-10 12-14z" fill="${p.gold}"/>
<path d="M68 24c1 8-4 12-2 20 4 12 4 24-6 32-8 6-10 12-4 14 4 1 7-2 6-6 4 6 0 14-8 14-6 0-10-3-11-8 1-10 15-14 17-28 2-12-4-18-4-28 0-8 4-12 2-22 6 2 10 6 10 12z" fill="${p.amber}"/>
<g fill="none" stroke="${p.rust}" stroke-width="2.500" stroke-linecap="round" opacity=".7"><path d="M44 50c6 0 10 1 14 3M41 58c6 0 12 1 17 3M42 67c5-1 10 0 14 2M47 74c3 0 5 0 8 2"/></g>
<path d="M40 12c0-6 4-10 8-11 1 4 2 6 4 8 2-3 5-5 9-4-1 5-2 8-4 11z" fill="${p.coral}"/>${eye(44, 25, 5)}
<g fill="${p.white}" opacity=".8"><circle cx="22" cy="66" r="5"/><circle cx="14" cy="80" r="3"/><circle cx="84" cy="20" r="4"/></g>`,
  },
  anchor: {
    tone: 'light',
    art: `<path d="M50 30v58" stroke="${p.white}" stroke-width="11" stroke-linecap="round"/><path d="M53 30v58" stroke="${p.steel}" stroke-width="5" stroke-linecap="round"/>
<rect x="24" y="34" width="52" height="11" rx="5.500" fill="${p.gold}"/><rect x="50" y="34" width="26" height="11" rx="5.500" fill="${p.amber}"/>
<circle cx="50" cy="17" r="10" fill="none" stroke="${p.white}" stroke-width="7"/>
<path d="M14 60c2 20 16 31 36 32 20-1 34-12 36-32" fill="none" stroke="${p.white}" stroke-width="11"/><path d="M50 92c20-1 34-12 36-32" fill="none" stroke="${p.steel}" stroke-width="11"/>
<path d="M2 66 14 46l14 16z" fill="${p.white}"/><path d="M98 66 86 46 72 62z" fill="${p.steel}"/>
<path d="M40 20C20 30 70 46 62 58S30 66 40 80" fill="none" stroke="${p.tan}" stroke-width="4.500" stroke-linecap="round"/>`,
  },
  bangka: {
    tone: 'mixed',
    art: `<path d="M48 6v62" stroke="${p.bark}" stroke-width="4.500" stroke-linecap="round"/>
<path d="M46 6C30 22 18 40 10 60h36z" fill="${p.red}"/><path d="M46 6C38 20 30 40 27 60h19z" fill="${p.gold}"/><path d="M46 16c-4 14-7 30-8 44h8z" fill="${p.jade}"/>
<path d="M51 6c16 12 32 32 40 54H51z" fill="${p.violet}"/><path d="M51 6c8 12 18 34 22 54H51z" fill="${p.azure}"/><path d="M51 14c4 14 8 30 10 46H51z" fill="${p.white}"/>
<path d="M16 88h70" stroke="${p.sand}" stroke-width="5" stroke-linecap="round"/><path d="M28 74c-2 6-4 10-6 14M72 74c2 6 4 10 6 14" fill="none" stroke="${p.sand}" stroke-width="3.500"/>
<path d="M2 60c8 4 16 6 24 6h48c8 0 16-2 24-6-4 12-12 20-26 20H28C14 80 6 72 2 60z" fill="${p.brown}"/><path d="M2 60c8 4 16 6 24 6h48c8 0 16-2 24-6-1 4-3 7-5 10-28 4-60 4-86 0-2-3-4-6-5-10z" fill="${p.tan}"/>
<path d="M4 96c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 18 0 12-5 18 0" fill="none" stroke="${p.white}" stroke-width="4" stroke-linecap="round" opacity=".9"/>`,
  },
} satisfies Record<string, Motif>;
