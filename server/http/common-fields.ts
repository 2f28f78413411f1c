/** What every body carries beside its own fields. Read kindly: a wrong one is dropped and never refuses the call. */
import { safeParse } from 'valibot';
import { CommonFields } from '#contract/common-fields.ts';

export function readCommonFields(body: unknown): CommonFields {
  if (typeof body !== 'object' || body === null) return {};
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(CommonFields.entries)) {
    const said: unknown = Reflect.get(body, name);
    const value = said === undefined ? undefined : safeParse(field, said);
    if (value?.success && value.output !== undefined) read[name] = value.output;
  }
  return read;
}
