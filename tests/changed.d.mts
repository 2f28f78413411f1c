export const REACH: readonly [beginning: string, suites: string[]][];
export const namesFor: (file: string) => string[];
export const testsFor: (files: string[]) => string[];
export const specsFor: (files: string[]) => string[];
export const reach: (since: string) => { tests: string[]; specs: string[] };
export const listSpecs: () => string[];
