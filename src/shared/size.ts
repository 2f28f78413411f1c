const STEPS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const;

/** 1234567 becomes "1.2 MB", 3770 becomes "4 kB": as phones count, in thousands. */
export function formatSize(bytes: number): string {
  for (const [size, unit] of STEPS) if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return `${Math.ceil(bytes / 1_000)} kB`;
}
