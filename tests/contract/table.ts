import type { Row } from '#contract/define.ts';
import { type Area, contract } from '#contract/index.ts';
import { examples } from './examples.ts';

export interface TableRow {
  area: Area;
  name: string;
  row: Row;
  example: { request: unknown; answer: unknown };
}

/** The whole contract as one list, each row with its example. */
export const table: TableRow[] = (Object.keys(contract) as Area[]).flatMap((area) =>
  Object.entries<Row>(contract[area]).map(([name, row]) => ({
    area,
    name,
    row,
    example: (examples[area] as Record<string, TableRow['example']>)[name] as TableRow['example'],
  })),
);

export const callOf = (row: Row): string => row.path.slice('/app/v1/'.length);
