export const bringLateParts = async () => (await import('./late-parts.ts')).parts;
