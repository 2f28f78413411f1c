/** The tables of questions to customer service, as TypeScript sees them. */
import type { ColumnType, Generated } from 'kysely';

interface TicketTable {
  id: Generated<number>;
  player_id: number;
  subject: number;
  reference: string;
  /** What the player let the page tell of the phone. */
  diagnosis: string;
  created_at: Date;
  /** The newest letter that the player has seen. */
  read_letter_id: Generated<number>;
  closed_at: Date | null;
}

interface TicketLetterTable {
  id: Generated<number>;
  ticket_id: number;
  is_service: boolean;
  content: string;
  /** Paths of uploads. */
  pictures: ColumnType<string[], string, never>;
  created_at: Date;
}

export interface TicketTables {
  ticket: TicketTable;
  ticket_letter: TicketLetterTable;
}
