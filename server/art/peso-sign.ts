/** The peso sign as a drawing: the server's machine may have no font, so nothing is ever written as text. */
export function pesoSign(cx: number, cy: number, height: number, color: string): string {
  const scale = Math.round((height / 60) * 1000) / 1000;
  return `<g transform="translate(${cx} ${cy}) scale(${scale})" fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">
<path d="M-11 27V-25H3a15 15 0 0 1 0 31H-11" stroke-width="9"/><path d="M-22-14H25M-22-3H25" stroke-width="5.500"/></g>`;
}
