export const REACH: readonly [beginning: string, suites: string[]][];
export const namesFor: (file: string) => string[];
export const reach: (since: string) => string[];
export const listSpecs: () => string[];
