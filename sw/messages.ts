import * as v from 'valibot';
import { ToWorker } from '#contract/messages.ts';

/** A message of another shape comes from an older or newer page: it is left alone, the page works without it. */
export function readMessage(data: unknown): v.InferOutput<typeof ToWorker> | undefined {
  const read = v.safeParse(ToWorker, data);
  return read.success ? read.output : undefined;
}
