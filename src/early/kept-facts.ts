/** What the operator and the player have decided, as far as it stands in the document and in localStorage. */
import { DEFAULTS } from '#contract/defaults.ts';
import { iconWidth } from '#contract/icon-width.ts';

const SETTINGS_ELEMENT = 'settings';

export const settings = (): Record<keyof typeof DEFAULTS, string> => ({
  ...DEFAULTS,
  ...JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent || '{}'),
});

/** Blocked storage: nothing was chosen. */
export function readFact(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Widths in letters below which a layout changes. A style asks for one by `:where(.under-19)`. */
const STEPS = [22, 19, 16, 15, 13];

/** Letters as large as the player has chosen, and how many are beside each other. `em` of a media query does not know that choice. */
export function sizeLetters(): void {
  const root = document.documentElement;
  const percent = Number(root.dataset['textSize'] ?? readFact('textSize'));
  const scale = percent >= 100 && percent <= 150 ? percent / 100 : 1;
  root.style.setProperty('--text-scale', `${scale}`);
  for (const step of STEPS) root.classList.toggle(`under-${step}`, matchMedia(`(max-width:${step * scale}em)`).matches);
}

export const isFilipino = (): boolean => readFact('language') === 'fil-PH';

/** The rule of low-data mode before the program is there: as the player has chosen, and otherwise as the browser says. */
export function isLowData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (readFact('lowData') ?? (connection?.saveData ? '1' : '0')) === '1';
}

export const pictureWidth = (): number => iconWidth(isLowData() ? 1 : devicePixelRatio);
