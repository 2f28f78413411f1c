/** Which build of the program a document belongs to: the mark that its first script carries in its name. */
const SCRIPT = /<script[^>]+src="[^"]*-([\w-]{8})\.js"/;

export function buildMarkIn(html: string): string {
  return SCRIPT.exec(html)?.[1] ?? '';
}
