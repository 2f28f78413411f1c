import { paint } from './paint.ts';
import { bigWheel, coin, gift, phone, shield } from './props.ts';
import { beams, lightString, litPicture, placed, shaded, type Light } from './stage.ts';

/** Wide pictures, 720 by 300. The left half is calm: the page writes the words there. */

interface Banner {
  light: Light;
  body: string;
}

const banners = {
  wheel: {
    light: { colors: ['#5a1fd1', '#b02fd6', '#ff6f61'], glow: { cx: 560, cy: 150, radius: 340 } },
    body:
      beams(580, 150, 620) +
      shaded(bigWheel, 590, 150, 350, 7) +
      shaded('<path d="M10 50 90 14v72z" fill="#fff"/><path d="M10 50h80v36z" fill="#e9e7f5"/>', 408, 150, 44, 180),
  },
  welcome: {
    light: { colors: ['#20115c', '#5b2bb8', '#ff7d7a'], glow: { cx: 560, cy: 260, radius: 330 } },
    body:
      stars() +
      `<path d="M0 262q120-34 240-14t240-8 240 2v58H0z" fill="#1a0d4a" opacity=".55"/>` +
      placed('moon', 372, 70, 62) +
      placed('ferris', 590, 142, 236) +
      placed('tent', 456, 206, 132) +
      placed('balloons', 684, 214, 96, 6) +
      lightString(330, 740, 8, 22, 15) +
      `<path d="M0 284q180-20 360-8t360-6v30H0z" fill="#12062e" opacity=".8"/>`,
  },
  bind: {
    light: { colors: ['#123f9e', '#2a86e8', '#3ddbd0'], glow: { cx: 570, cy: 140, radius: 300 } },
    body:
      beams(570, 150, 600) +
      shaded(coin, 452, 216, 78, -14) +
      shaded(phone, 572, 152, 270, 9) +
      shaded(coin, 664, 92, 66, 12) +
      shaded(coin, 672, 236, 96, 10) +
      shaded(coin, 478, 84, 46, -8),
  },
  game: {
    light: { colors: ['#0b2a7d', '#1670d8', '#35d0ff'], glow: { cx: 560, cy: 40, radius: 380 } },
    body:
      `<g fill="#fff" opacity=".1"><path d="M470 0h50l-90 300h-80zM590 0h60l-20 300h-90zM690 0h40v300h-70z"/></g>` +
      `<path d="M380 300c20-40 40-20 50-60 12 26 10 40 24 60zM640 300c10-50 34-40 44-100 18 40 20 70 36 100z" fill="#0d8f86" opacity=".7"/>` +
      bubbles() +
      placed('koi', 552, 138, 236, -6) +
      placed('pearl', 428, 234, 84, -8) +
      placed('crab', 664, 244, 88, 8) +
      placed('coins', 540, 262, 62),
  },
  festival: {
    light: { colors: ['#7a1450', '#e23a68', '#ffb43f'], glow: { cx: 560, cy: 150, radius: 330 } },
    body:
      beams(560, 150, 620, 0.12) +
      placed('firework', 402, 76, 96) +
      placed('firework', 676, 66, 112, 20) +
      placed('parol', 540, 124, 206) +
      placed('drum', 446, 226, 118, -8) +
      placed('mask', 640, 208, 146, 8) +
      lightString(320, 740, 2, 18, 14),
  },
  'first-deposit': {
    light: { colors: ['#ff7a3d', '#d92a6a', '#5a1fd1'], glow: { cx: 560, cy: 130, radius: 320 } },
    body:
      beams(560, 170, 620, 0.12) +
      shaded(coin, 430, 92, 58, -16) +
      shaded(coin, 516, 48, 46, 10) +
      shaded(coin, 640, 56, 66, 14) +
      shaded(coin, 684, 140, 50, -8) +
      placed('chest', 564, 180, 214) +
      placed('coins', 668, 240, 96, 4) +
      placed('gem', 440, 226, 82, -12),
  },
  invite: {
    light: { colors: ['#6a1fc0', '#e0408f', '#ff9a5c'], glow: { cx: 560, cy: 150, radius: 320 } },
    body:
      beams(560, 160, 620) +
      placed('balloons', 440, 120, 168, -8) +
      placed('firework', 672, 76, 110) +
      shaded(gift, 566, 180, 190, 5) +
      shaded(coin, 676, 226, 92, 10) +
      shaded(coin, 456, 246, 66, -12),
  },
  responsible: {
    light: { colors: ['#07402b', '#0f8a5a', '#b6e85a'], glow: { cx: 570, cy: 140, radius: 300 } },
    body:
      `<g fill="#fff" opacity=".08"><circle cx="570" cy="150" r="130"/><circle cx="570" cy="150" r="190"/><circle cx="570" cy="150" r="250"/></g>` +
      placed('palm', 440, 212, 150) +
      shaded(shield, 576, 146, 220, 0) +
      placed('sun', 684, 64, 82) +
      placed('clover', 676, 236, 92, 12),
  },
} as const satisfies Record<string, Banner>;

export type BannerName = keyof typeof banners;

export const bannerNames = Object.keys(banners) as BannerName[];

export function drawBanner(name: BannerName): string {
  const { light, body } = banners[name];
  return litPicture(720, 300, light, body);
}

function stars(): string {
  const places = [
    [40, 60],
    [130, 34],
    [226, 80],
    [300, 30],
    [90, 150],
    [190, 176],
    [310, 150],
    [520, 26],
  ];
  return places
    .map(
      ([x, y], index) => `<circle cx="${x}" cy="${y}" r="${1.5 + (index % 3)}" fill="${paint.cream}" opacity=".75"/>`,
    )
    .join('');
}

function bubbles(): string {
  const places = [
    [392, 120, 10],
    [410, 84, 6],
    [420, 40, 12],
    [660, 150, 9],
    [676, 112, 6],
    [690, 70, 13],
    [604, 34, 7],
    [340, 200, 7],
  ];
  return places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".28"/>`).join('');
}
