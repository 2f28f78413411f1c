/** Three cubes with a color on each side. They are turned by the compositor; where they stop was known before. */
import { type Color, COLORS, type Dice } from '../../engines/color/color-game.ts';
import { element } from '../element.ts';
import { text } from '../text.ts';
import { isStill } from '../theme.ts';

export interface DiceBox {
  node: HTMLElement;
  /** Tumbles until the result is known. */
  shake: () => void;
  land: (dice: Dice, onLanding: () => void) => Promise<void>;
  show: (dice: Dice) => void;
}

/** How the cube is turned so that a color faces the player; the sides stand as the style sheet places them. */
const FACING: Record<Color, readonly [x: number, y: number]> = {
  yellow: [0, 0],
  white: [0, 180],
  pink: [0, -90],
  blue: [0, 90],
  red: [-90, 0],
  green: [90, 0],
};

const LANDING_MS = 1_150;
const BETWEEN_MS = 160;

export function makeDiceBox(): DiceBox {
  const cubes = [0, 1, 2].map(() =>
    element('div', { class: 'cube' }, ...COLORS.map((color) => element('i', { class: `side ${color}` }))),
  );
  const node = element(
    'div',
    { class: 'dice', role: 'img' },
    ...cubes.map((cube) => element('div', { class: 'die' }, cube)),
  );
  const rest = (dice: Dice): void => {
    for (const [at, cube] of cubes.entries()) {
      cube.getAnimations().forEach((animation) => animation.cancel());
      cube.style.transform = turned(dice[at] ?? 'yellow', 0);
    }
    node.setAttribute('aria-label', text.showing(dice.map((color) => text.colors[color]).join(', ')));
  };
  rest(['yellow', 'blue', 'red']);
  return {
    node,
    show: rest,
    shake: () => {
      if (isStill()) return;
      for (const [at, cube] of cubes.entries()) {
        const frames = [0, 1].map((turn) => ({ transform: `rotateX(${turn * 360}deg) rotateY(${turn * 720}deg)` }));
        cube.animate(frames, { duration: 620 + at * 60, iterations: Infinity });
      }
    },
    land: async (dice, onLanding) => {
      if (isStill()) return rest(dice);
      const landings = cubes.map(async (cube, at) => {
        const color = dice[at] ?? 'yellow';
        cube.getAnimations().forEach((animation) => animation.cancel());
        const landing = cube.animate(
          [
            { transform: `translateY(-70px) ${turned(color, 3)}`, easing: 'cubic-bezier(.3, 0, .8, 1)' },
            { transform: `translateY(0) ${turned(color, 1)}`, offset: 0.5, easing: 'cubic-bezier(.2, .6, .4, 1)' },
            { transform: `translateY(-22px) ${turned(color, 0.3)}`, offset: 0.74, easing: 'ease-in' },
            { transform: `translateY(0) ${turned(color, 0)}` },
          ],
          { duration: LANDING_MS + at * BETWEEN_MS, fill: 'forwards' },
        );
        // A hidden page may end its animations early, and that is a landing as well.
        await landing.finished.then(onLanding, onLanding);
      });
      await Promise.all(landings);
      rest(dice);
    },
  };
}

function turned(color: Color, turns: number): string {
  const [x, y] = FACING[color];
  return `rotateX(${x + turns * 360}deg) rotateY(${y + turns * 360}deg)`;
}
