/** Pictures as phones and strangers send them, and what may never be left of them in a picture that we keep. */
import sharp from 'sharp';

interface Wanted {
  width?: number;
  height?: number;
  orientation?: number;
}

/** As a phone takes it: with where it was taken, by what, and which way up. */
export function photoOf({ width = 320, height = 200, orientation = 1 }: Wanted = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a4' } })
    .composite([{ input: Buffer.from('<svg width="20" height="20"><circle cx="10" cy="10" r="9" fill="red"/></svg>') }])
    .jpeg()
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'SecretOwner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 58/1 0/1' },
    })
    .toBuffer();
}

export const drawingOf = ({ width = 120, height = 80 }: Wanted = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 200, alpha: 0.5 } } })
    .png()
    .withExif({ IFD0: { Artist: 'SecretOwner' } })
    .toBuffer();

/** Tables, frames, the picture itself, and the one heading that says only that it is a JPEG. */
const PLAIN = new Set([0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd, 0xda]);

/** Whatever of a JPEG is not the picture itself: headings of other kinds, comments, and what comes after its end. */
export function strangeIn(jpeg: Buffer): string[] {
  const strange: string[] = [];
  let at = 2;
  while (at < jpeg.length) {
    const code = jpeg[at + 1] ?? 0;
    if (code === 0xd9) return at + 2 === jpeg.length ? strange : [...strange, `${jpeg.length - at - 2} bytes behind`];
    if (jpeg[at] !== 0xff) return [...strange, `no marker at ${at}`];
    if (!PLAIN.has(code)) strange.push(`a heading ${code.toString(16)}`);
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (code === 0xda) at = endOfScan(jpeg, at);
  }
  return [...strange, 'no end'];
}

function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return jpeg.length;
}

export const formOf = (files: Record<string, Buffer>, type = 'image/jpeg'): FormData => {
  const form = new FormData();
  for (const [field, bytes] of Object.entries(files))
    form.append(field, new File([new Uint8Array(bytes)], `${field}.jpg`, { type }));
  return form;
};
