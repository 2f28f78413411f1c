/** Pictures to upload, as a phone would take them. */
import sharp from 'sharp';

/** A JPEG with the place it was taken at in its metadata, as phones write it. */
export function photo(width = 320, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8f6bff' } })
    .withExif({ IFD0: { Model: 'Phone of Jamie' }, IFD3: { GPSLatitude: '14/1 35/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

/** As a camera takes it: some megabytes, with no two pixels alike. */
export const largePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3_000,
      height: 2_000,
      channels: 3,
      background: '#8f6bff',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
