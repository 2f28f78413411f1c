/** As many pixels as it takes to read the small print of an ID. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

/** The picture with its long side cut down to what is needed, the right way up; itself where that makes it no smaller. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return shrunk.size < picture.size ? shrunk : picture;
}
