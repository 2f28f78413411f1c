/** What an operator wrote as rich text, as paragraphs of plain words: nothing of it is ever run, loaded or drawn. */
export function plainText(content: string): string[] {
  return content
    .replaceAll(/<(script|style|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/<(br|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*(>|$)/gi, '')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => characterOf(name.toLowerCase()) ?? whole)
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name];
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 0x20 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
