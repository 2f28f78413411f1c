/** The four sides of an ID, by slot; an empty path is a slot without a picture. */
const ALL_SLOTS = 4;
const LEAST_TO_JOIN = 3;

export const hasAllSides = (paths: readonly string[]): boolean => filled(paths).length === ALL_SLOTS;

/** The paths as one text, or "1" when there are too few to be a proof. */
export function idCardImage(paths: readonly string[]): string {
  const given = filled(paths);
  return given.length < LEAST_TO_JOIN ? '1' : given.join(',');
}

const filled = (paths: readonly string[]): string[] => paths.filter((path) => path !== '');
