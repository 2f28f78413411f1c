import { expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#contract/kyc.ts';
import { runs } from '../../tests/kit/runs.ts';
import { formOf, photoOf } from '../../tests/kit/uploaded-pictures.ts';
import { receiveFiles } from './receive-files.ts';

const MUTATIONS = runs(120, 5_000);

const HEADING = '--edge\r\nContent-Disposition: form-data; name="file1"; filename="a.jpg"\r\n\r\n';

/** Every ending, with the names and sizes of what was taken before it. */
async function receive(body: BodyInit, type = 'multipart/form-data; boundary=edge') {
  const taken: [string, number][] = [];
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
  const { kind } = await receiveFiles(
    new Request('http://perya.test/', init),
    UPLOAD_LIMIT_BYTES,
    async (field, bytes) => {
      taken.push([field, bytes.length]);
      return undefined;
    },
  );
  return { kind, taken };
}

function endless(first: string): { body: ReadableStream<Uint8Array>; sentBytes: () => number } {
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
    pull: (controller) => {
      sentBytes += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(7));
    },
  });
  return { body, sentBytes: () => sentBytes };
}

test.each([
  ['a file', HEADING, 'tooLarge'],
  ['a field', '--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\n', 'malformed'],
  ['a heading', '--edge\r\nContent-Disposition: form-data; name="file1"; x="', 'malformed'],
  ['noise before any form', '', 'malformed'],
])('%s without an end is read no further than the longest form, and not kept', async (_what, first, kind) => {
  const before = process.memoryUsage().rss;
  const { body, sentBytes } = endless(first);
  expect(await receive(body)).toEqual({ kind, taken: [] });
  expect(sentBytes()).toBeLessThan(4 * UPLOAD_LIMIT_BYTES + 1_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
});

test('files are taken one after the other, each whole', async () => {
  const sizes = [UPLOAD_LIMIT_BYTES, 1, 0, 70_000];
  const form = formOf(Object.fromEntries(sizes.map((size, at) => [`file${at + 1}`, Buffer.alloc(size, 3)])));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  expect(await receive(await whole.arrayBuffer(), type)).toEqual({
    kind: 'whole',
    taken: sizes.map((size, at) => [`file${at + 1}`, size]),
  });
});

test('a line that breaks off in the middle is an ending like any other', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${HEADING}some bytes`)),
    pull: (controller) => controller.error(new Error('gone')),
  });
  expect(await receive(broken)).toEqual({ kind: 'malformed', taken: [] });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a file that cannot be kept ends the form by its own error, and not the server', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', hear);
  let isBegun = false;
  const slow = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const encode = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      if (!isBegun) {
        isBegun = true;
        return encode(`${HEADING}some bytes\r\n${HEADING.replace('file1', 'file2')}`);
      }
      // The first file has failed by then. Node ends on a rejection that nothing hears.
      await pause(50);
      encode('the rest\r\n--edge--\r\n');
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const init = { method: 'POST', body: slow, headers, duplex: 'half' };
  const received = receiveFiles(new Request('http://perya.test/', init), UPLOAD_LIMIT_BYTES, async () => {
    throw new Error('the disk is full');
  });
  await expect(received).rejects.toThrow('the disk is full');
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test(`of ${MUTATIONS} mutated forms each comes to an end, and brings no more than four files`, async () => {
  const photo = await photoOf();
  const whole = new Response(formOf({ file1: photo, file2: photo }));
  const type = whole.headers.get('content-type') ?? '';
  const body = Buffer.from(await whole.arrayBuffer());
  const kinds = new Set<string>();
  for (let run = 0; run < MUTATIONS; run += 1) {
    const { kind, taken } = await receive(new Uint8Array(mutate(body, run)), type);
    kinds.add(kind);
    expect(taken.length).toBeLessThanOrEqual(4);
  }
  expect([...kinds].toSorted()).toEqual(['malformed', 'whole']);
});

/** A different place every time, all over the form. */
function mutate(body: Buffer, run: number): Buffer {
  const at = Math.floor((run / MUTATIONS) * body.length);
  const bytes = Buffer.from(body);
  bytes.subarray(at, at + 3).fill(run);
  if (run % 3 === 0) return bytes;
  return run % 3 === 1 ? bytes.subarray(0, at) : Buffer.concat([bytes, bytes.subarray(at)]);
}
