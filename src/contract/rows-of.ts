import * as v from 'valibot';
import { log } from '#shared/log.ts';

/** A list from a foreign server is read kindly: a broken row is dropped and logged, and the rest of the list is kept. */
export function rowsOf<Schema extends v.GenericSchema>(row: Schema, name: string) {
  return v.pipe(
    v.custom<v.InferInput<Schema>[]>(Array.isArray, `${name} is not a list`),
    v.transform((rows): v.InferOutput<Schema>[] => {
      const good: v.InferOutput<Schema>[] = [];
      for (const candidate of rows) {
        const read = v.safeParse(row, candidate);
        if (read.success) good.push(read.output);
      }
      if (good.length < rows.length) log.error('rows dropped', { list: name, dropped: rows.length - good.length });
      return good;
    }),
    v.metadata({ rows: row }), // The reading is a function; the description of the contract finds the row here.
  );
}
