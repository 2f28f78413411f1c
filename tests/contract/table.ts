import type { Row } from '#contract/define.ts';
import { type Area, contract } from '#contract/index.ts';
import { examples } from './examples.ts';
import { sampleOf } from './sample-of.ts';

export interface TableRow {
  area: Area;
  name: string;
  row: Row;
  example: { request: unknown; answer: unknown };
}

const samplesOf = (row: Row): TableRow['example'] => ({ request: sampleOf(row.request), answer: sampleOf(row.answer) });

/** The whole contract as one list, each row with its example. */
export const table: TableRow[] = (Object.keys(contract) as Area[]).flatMap((area) =>
  Object.entries<Row>(contract[area]).map(([name, row]) => ({
    area,
    name,
    row,
    example: (examples[area] as Record<string, TableRow['example']> | undefined)?.[name] ?? samplesOf(row),
  })),
);

export const callOf = (row: Row): string => row.path.slice('/app/v1/'.length);
