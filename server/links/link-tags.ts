/** Writes what a link is about into the document, as the apps that draw a card of it read it: without any script. */
import type { LinkWords } from './describe-link.ts';
import { text } from './text.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

export function withLinkTags(html: string, { title, description, picture, path }: LinkWords, origin: string): string {
  const isWide = picture.width > picture.height;
  const tags = [
    `<meta name="description" content="${escape(description)}">`,
    property('og:type', 'website'),
    property('og:site_name', text.site),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + path),
    property('og:image', origin + picture.path),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', title),
    `<meta name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}">`,
  ].join('\n');
  return html.replace(TITLE, () => `<title>${escape(title)}</title>`).replace(DESCRIPTION, () => tags);
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escape(content)}">`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
