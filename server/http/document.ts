/**
 * The one HTML page, made at start from what the build wrote: the operator's settings are put into it, and everything
 * inline is hashed, so that the policy in its header allows exactly what it holds.
 */
import { createHash } from 'node:crypto';
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';
import type { Settings } from '#contract/settings.ts';
import { must } from '#shared/assert.ts';
import type { InlineHashes } from './security-headers.ts';

export interface Document {
  html: string;
  inline: InlineHashes;
  /** Changes whenever the page does; the service worker carries it, so that new settings reach installed apps. */
  revision: string;
}

const SETTINGS_ELEMENT = new RegExp(`(<script\\b[^>]*\\bid="${SETTINGS_ELEMENT_ID}"[^>]*>)[^]*?(</script>)`);
const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gi;

export function makeDocument(built: string, settings: Settings): Document {
  const [whole, open = '', close = ''] = must(SETTINGS_ELEMENT.exec(built), 'the page has no element for its settings');
  // The text inside a script element ends at "</script"; without any "<" it cannot hold one.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const html = built.replace(whole, () => open + json + close);
  return { html, inline: hashInline(html), revision: hash(html, 'hex').slice(0, 16) };
}

function hashInline(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (/\bsrc\s*=|\btype="application\/(ld\+)?json"/.test(attributes)) continue;
    // A browser reads line ends as LF before it hashes.
    const source = `'sha256-${hash(content.replaceAll('\r\n', '\n'), 'base64')}'`;
    (element.toLowerCase() === 'script' ? scripts : styles).add(source);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const hash = (text: string, form: 'hex' | 'base64'): string => createHash('sha256').update(text).digest(form);
