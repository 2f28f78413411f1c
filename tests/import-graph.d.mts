export const modulesOf: (...folders: string[]) => string[];
export const textOf: (path: string) => string;
export const importsOf: (path: string, kind?: 'import' | 'script' | 'any') => string[];
