import sharp from 'sharp';

/** Turns a drawing into the bytes a browser asked for. The only place that knows an image codec. */

export type PictureFormat = 'avif' | 'webp' | 'png';

export interface PictureSize {
  width: number;
  format: PictureFormat;
}

export async function renderPicture(svg: string, { width, format }: PictureSize): Promise<Buffer> {
  // The drawing is rasterised at the asked width, not shrunk afterwards: sharper edges, and less work.
  const picture = sharp(Buffer.from(atWidth(svg, width)));
  if (format === 'avif') return picture.avif({ quality: 48, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 65, effort: 4, smartSubsample: true }).toBuffer();
  return picture.png({ palette: true, quality: 60, effort: 4, dither: 0.6 }).toBuffer();
}

/** As wide as a phone shows it, and coarse. WebP, since who asks for a document does not always say what it reads. */
const PREVIEW_WIDTH = 420;

export const renderPreview = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(atWidth(svg, PREVIEW_WIDTH)))
    .webp({ quality: 1, effort: 6 })
    .toBuffer();

/** Every drawing opens with its own width and height, which are replaced by the asked ones. */
function atWidth(svg: string, width: number): string {
  return svg.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, ownWidth: string, ownHeight: string) => {
    const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
    return ` width="${width}" height="${height}"`;
  });
}
