/** Points are counted in hundredths, as money is, and are no money. */

/** 12345 becomes "123.45", 12300 becomes "123". */
export function formatPoints(points: number): string {
  const rest = points % 100;
  const whole = String(Math.floor(points / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
