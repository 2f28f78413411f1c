/** The page around the frame writes how large its player's letters are behind the address, in percent of the browser's. */
const MOST_PERCENT = 150;

export function chooseTextSize(): void {
  const percent = Number(new URLSearchParams(location.hash.slice(1)).get('textSize'));
  if (!(percent > 100 && percent <= MOST_PERCENT)) return;
  document.documentElement.style.fontSize = `${percent}%`;
  for (const sheet of document.styleSheets) countInLargeLetters(sheet, percent / 100);
}

/** `em` of a media query is the browser's letter: where a style asks for room for 19 of them, larger ones need more. */
function countInLargeLetters({ cssRules }: CSSStyleSheet, scale: number): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    rule.media.mediaText = rule.media.mediaText.replaceAll(
      /([\d.]+)em\b/g,
      (_, ems: string) => `${Number(ems) * scale}em`,
    );
  }
}
