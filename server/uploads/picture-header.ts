/**
 * What a picture says of its size in its first bytes, read before any decoder touches it: a file of a few hundred
 * kilobytes may hold a picture that fills all memory. Only JPEG and PNG are known, by their bytes and not by their names.
 */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff]);

export type PictureKind = 'jpeg' | 'png';

export function kindOfPicture(bytes: Buffer): PictureKind | undefined {
  if (bytes.subarray(0, PNG_MAGIC.length).equals(PNG_MAGIC)) return 'png';
  return bytes.subarray(0, JPEG_MAGIC.length).equals(JPEG_MAGIC) ? 'jpeg' : undefined;
}

/** Undefined when the header is broken. */
export function readPictureSize(bytes: Buffer, kind: PictureKind): PictureSize | undefined {
  return kind === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
}

function sizeOfPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const MARKER = 0xff;
/** Start of frame, whatever the kind of coding; three numbers among them mean something else. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
/** Markers that stand alone, without a length behind them. */
const standsAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== MARKER) return undefined;
    const code = bytes.readUInt8(at + 1);
    // Any number of fill bytes may stand before a marker.
    if (code === MARKER) at += 1;
    else if (standsAlone(code)) at += 2;
    else if (isFrame(code)) return at + 9 <= bytes.length ? frameAt(bytes, at) : undefined;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const frameAt = (bytes: Buffer, at: number): PictureSize => ({
  height: bytes.readUInt16BE(at + 5),
  width: bytes.readUInt16BE(at + 7),
});
