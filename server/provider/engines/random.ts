/** Chance as every engine takes it: a whole number from 0 up to, and without, `bound`, each as likely as the others. */
export type Random = (bound: number) => number;
