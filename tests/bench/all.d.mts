export const BENCHES: string[];
