/** Makes a picture that we have drawn ourselves from one that a stranger sent: nothing but its pixels is carried over. */
import { KYC } from '#contract/errcodes.ts';
import sharp from 'sharp';
import { kindOfPicture, readPictureSize } from './picture-header.ts';

const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 50_000_000;
const LONGEST_DECODING_SECONDS = 20;
/** Small print must stay legible. A larger picture would be kept whole in memory while it is turned and written. */
const KEPT_SIDE = 4096;
const QUALITY = 90;

type Cleaned = { ok: true; jpeg: Buffer } | { ok: false; code: typeof KYC.wrongFormat | typeof KYC.unreadable };

const UNREADABLE = { ok: false, code: KYC.unreadable } as const;

export async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  const kind = kindOfPicture(bytes);
  if (!kind) return { ok: false, code: KYC.wrongFormat };
  const size = readPictureSize(bytes, kind);
  if (!size || !isBearable(size)) return UNREADABLE;
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_DECODING_SECONDS })
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { ok: true, jpeg };
  } catch {
    // The decoder fails at broken pictures and at nothing else that we could tell apart.
    return UNREADABLE;
  }
}

const isBearable = ({ width, height }: { width: number; height: number }): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS;
