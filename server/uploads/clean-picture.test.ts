import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { KYC } from '#contract/errcodes.ts';
import { runs } from '../../tests/kit/runs.ts';
import { drawingOf, photoOf, strangeIn } from '../../tests/kit/uploaded-pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const MUTATIONS = runs(120, 5_000);

async function cleaned(bytes: Buffer): Promise<Buffer> {
  const result = await cleanPicture(bytes);
  if (!result.ok) throw new Error(`Refused with ${result.code}.`);
  return result.jpeg;
}

test('a photo keeps its picture and loses where, when and with what it was taken', async () => {
  const photo = await photoOf();
  expect(photo.includes('SecretPhone')).toBe(true);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const jpeg = await cleaned(photo);
  expect(strangeIn(jpeg)).toEqual([]);
  expect(jpeg.includes('Secret')).toBe(false);
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 320, height: 200, format: 'jpeg' });
});

test('a photo that says it lies on its side is turned before that is forgotten', async () => {
  const jpeg = await cleaned(await photoOf({ orientation: 6 }));
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 200, height: 320 });
  expect(strangeIn(jpeg)).toEqual([]);
});

test('a PNG becomes a JPEG without its comments', async () => {
  const jpeg = await cleaned(await drawingOf());
  expect([strangeIn(jpeg), jpeg.includes('Secret')]).toEqual([[], false]);
});

test.each([
  [
    'another file behind the picture',
    async () => Buffer.concat([await photoOf(), Buffer.from('PK\x03\x04 hidden-payload')]),
  ],
  [
    'a script behind the picture',
    async () => Buffer.concat([await drawingOf(), Buffer.from('<script>hidden-payload')]),
  ],
  ['a comment in the picture', async () => withComment(await photoOf(), '<script>hidden-payload</script>')],
])('%s does not come along', async (_what, make) => {
  const jpeg = await cleaned(await make());
  expect([strangeIn(jpeg), jpeg.includes('hidden-payload')]).toEqual([[], false]);
});

test.each([
  [
    'a GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
  ],
  [
    'a WebP',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
  ],
  ['a PDF', async () => Buffer.from('%PDF-1.7 ...')],
  ['a drawing in SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['the first two bytes of a JPEG', async () => Buffer.from([0xff, 0xd8])],
])('%s is neither JPG nor PNG', async (_what, make) => {
  expect(await cleanPicture(await make())).toEqual({ ok: false, code: KYC.wrongFormat });
});

test.each([
  ['a PNG of 900 megapixels', async () => pngSaying(30_000, 30_000)],
  ['a PNG of more than 50 megapixels', async () => pngSaying(8_000, 7_000)],
  ['a PNG with a side beyond 12,000', async () => pngSaying(12_001, 10)],
  ['a PNG of no width', async () => pngSaying(0, 10)],
  ['a PNG of its first bytes', async () => (await drawingOf()).subarray(0, 20)],
  ['a JPEG with a side beyond 12,000', async () => jpegSaying(await photoOf(), 12_001, 10)],
  ['a JPEG of more than 50 megapixels', async () => jpegSaying(await photoOf(), 8_000, 7_000)],
  ['a JPEG that breaks off', async () => (await photoOf({ width: 1000, height: 800 })).subarray(0, 3000)],
  ['a JPEG of its first bytes', async () => (await photoOf()).subarray(0, 3)],
  ['a JPEG of noise', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)])],
])('%s is not decoded', async (_what, make) => {
  const before = process.memoryUsage().rss;
  expect(await cleanPicture(await make())).toEqual({ ok: false, code: KYC.unreadable });
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
});

test('a picture of the longest side passes, and is kept as large as small print needs', async () => {
  const wide = await cleaned(await photoOf({ width: 12_000, height: 60 }));
  expect(await sharp(wide).metadata()).toMatchObject({ width: 4096, height: 20 });
  const high = await cleaned(await drawingOf({ width: 60, height: 12_000 }));
  expect(await sharp(high).metadata()).toMatchObject({ width: 20, height: 4096 });
});

test(`of ${MUTATIONS} mutated files none breaks anything, and none leaves a trace`, async () => {
  const seeds = [await photoOf(), await photoOf({ orientation: 3, width: 64, height: 64 }), await drawingOf()];
  let passed = 0;
  for (let run = 0; run < MUTATIONS; run += 1) {
    const result = await cleanPicture(mutate(seeds[run % seeds.length] ?? Buffer.alloc(0)));
    if (!result.ok) continue;
    passed += 1;
    expect(strangeIn(result.jpeg)).toEqual([]);
    expect(result.jpeg.includes('Secret')).toBe(false);
  }
  // Otherwise the test would have proved nothing about what is kept.
  expect(passed).toBeGreaterThan(MUTATIONS / 50);
});

function mutate(seed: Buffer): Buffer {
  const bytes = Buffer.from(seed);
  const place = (): number => randomInt(bytes.length);
  const kind = randomInt(5);
  if (kind === 0) return bytes.subarray(0, place());
  if (kind === 1) return Buffer.concat([bytes, bytes.subarray(place())]);
  if (kind === 2) {
    const at = place();
    return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(randomInt(200), 0xff), bytes.subarray(at)]);
  }
  const changes = kind === 3 ? 1 : 1 + randomInt(40);
  for (let change = 0; change < changes; change += 1) bytes[place()] = randomInt(256);
  return bytes;
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const heading = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), heading, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Its header says so; its data is some other picture's. */
async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await drawingOf();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function jpegSaying(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
