import { coin } from './props.ts';
import { bulbRing } from './stage.ts';

/** Where the icon is shown decides its outline and how far the drawing keeps from the edge. */
export type AppIconKind = 'plain' | 'maskable' | 'apple';

/** Systems may cut a maskable icon down to a circle of 80 % of its width; the bulbs stay within that. */
const REACH: Record<AppIconKind, number> = { plain: 1.02, maskable: 0.8, apple: 0.92 };

/** The app's own icon, 512 by 512: the marquee coin in a ring of bulbs on the violet of the night. */
export function drawAppIcon(kind: AppIconKind): string {
  const corner = kind === 'plain' ? 116 : 0;
  const reach = REACH[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs>
<radialGradient id="g" cx=".5" cy=".42" r=".72"><stop stop-color="#7a48e6"/><stop offset=".55" stop-color="#3d1f94"/><stop offset="1" stop-color="#150b35"/></radialGradient></defs>
<rect width="512" height="512" rx="${corner}" fill="url(#g)"/>
<g transform="translate(256 256) scale(${reach}) translate(-256 -256)"><circle cx="256" cy="256" r="230" fill="#12062e" opacity=".55"/><circle cx="256" cy="256" r="230" fill="none" stroke="#8f6bff" stroke-width="5" opacity=".7"/>
${bulbRing(256, 256, 202, 18, 11)}<g transform="translate(256 258) scale(3.560) translate(-50 -50)">${coin}</g></g></svg>`;
}
