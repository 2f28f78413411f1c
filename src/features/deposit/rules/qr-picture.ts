import { encode } from 'uqr';

const QUIET_ZONE = 4;
const DOT_PIXELS = 10;

/** The code as a PNG that a banking app reads from the gallery. */
export function drawPicture(qrCodeText: string): Promise<Blob> {
  const { size, data } = encode(qrCodeText, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * DOT_PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * DOT_PIXELS, y * DOT_PIXELS, DOT_PIXELS, DOT_PIXELS);
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was drawn')))),
  );
}
