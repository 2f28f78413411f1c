import { paint } from './paint.ts';
import { bigWheel, coin, gift } from './props.ts';
import { beams, bulbRing, lightString, litPicture, placed, shaded, type Light } from './stage.ts';

/** The still picture of a promotional video, 640 by 360. The middle stays free of detail: the play button is there. */

interface Poster {
  light: Light;
  body: string;
}

const CURTAIN = 'M0 0h170c-8 90-40 150-110 196-10 40-30 100-60 164z';

const posters = {
  'sign-up-bonus': {
    light: { colors: ['#3a1178', '#a02bd0', '#ff6f61'], glow: { cx: 320, cy: 190, radius: 330 } },
    body:
      beams(320, 190, 620, 0.12) +
      `<ellipse cx="320" cy="338" rx="290" ry="62" fill="#12062e" opacity=".5"/><ellipse cx="320" cy="326" rx="262" ry="50" fill="${paint.gold}"/><ellipse cx="320" cy="320" rx="256" ry="46" fill="#7a2fd0"/>` +
      shaded(gift, 320, 220, 190) +
      shaded(coin, 190, 268, 88, -12) +
      shaded(coin, 452, 262, 96, 12) +
      shaded(coin, 224, 120, 56, -10) +
      shaded(coin, 424, 112, 64, 14) +
      `<path d="${CURTAIN}" fill="${paint.wine}"/><path d="M0 0h110c-4 80-30 130-80 180L0 300z" fill="${paint.red}"/><g transform="translate(640 0) scale(-1 1)"><path d="${CURTAIN}" fill="${paint.wine}"/><path d="M0 0h110c-4 80-30 130-80 180L0 300z" fill="${paint.red}"/></g>` +
      lightString(-20, 660, 4, 24, 20),
  },
  'deposit-ladder': {
    light: { colors: ['#0c3268', '#1c9fb8', '#ffd05a'], glow: { cx: 470, cy: 110, radius: 340 } },
    body:
      beams(500, 120, 700, 0.12) +
      ladder() +
      placed('crown', 546, 46, 92, 6) +
      placed('star', 90, 84, 66, -10) +
      placed('gem', 224, 66, 54, 8),
  },
  'night-market': {
    light: { colors: ['#170c46', '#4a24a8', '#ff7396'], glow: { cx: 320, cy: 330, radius: 380 } },
    body:
      placed('firework', 104, 84, 120) +
      placed('firework', 552, 74, 140, 24) +
      bulbRing(320, 176, 142, 28, 4) +
      shaded(bigWheel, 320, 176, 262, 4) +
      `<path d="M0 318q160-30 320-14t320-8v64H0z" fill="#12062e" opacity=".75"/>` +
      placed('tent', 118, 258, 170) +
      placed('reels', 528, 256, 160, 5) +
      lightString(-20, 660, 0, 20, 20),
  },
} as const satisfies Record<string, Poster>;

export type PosterName = keyof typeof posters;

export const posterNames = Object.keys(posters) as PosterName[];

export function drawPoster(name: PosterName): string {
  const { light, body } = posters[name];
  return litPicture(640, 360, light, body);
}

/** Steps that rise to the right, a taller pile of coins on each. */
function ladder(): string {
  return [0, 1, 2, 3]
    .map((step) => {
      const x = 40 + step * 146;
      const top = 292 - step * 46;
      const pile = Array.from({ length: step + 1 }, (_, index) => {
        const y = top - 8 - index * 15;
        return `<path d="M${x + 22} ${y - 12}v12c0 8 20 14 46 14s46-6 46-14v-12z" fill="${paint.rust}"/><ellipse cx="${x + 68}" cy="${y - 12}" rx="46" ry="14" fill="${paint.gold}"/><ellipse cx="${x + 68}" cy="${y - 12}" rx="31" ry="8.500" fill="${paint.butter}"/>`;
      });
      return `<path d="M${x} ${top}h136v${360 - top}H${x}z" fill="#12346e"/><path d="M${x} ${top}h136v14H${x}z" fill="${paint.azure}"/><path d="M${x + 96} ${top + 14}h40v${346 - top}h-40z" fill="#0b2450"/>${pile.join('')}`;
    })
    .join('');
}
