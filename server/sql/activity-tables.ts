import type { Generated } from 'kysely';

export interface ActivityTables {
  activity: ActivityTable;
}

interface ActivityTable {
  type: number;
  title: string;
  img_url: Generated<string>;
  sort: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
}
