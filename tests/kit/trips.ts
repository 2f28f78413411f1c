/** What is sent to the database while a test looks. Connections that were opened before it are not seen. */
import pg from 'pg';
import { vi } from 'vitest';
import { Trip, type Statement } from '#server/sql/trip.ts';

interface TripsSeen {
  /** One for each round trip: its statements, of which a text alone has no name. */
  trips: () => Pick<Statement, 'text' | 'name'>[][];
  forget: () => void;
  stop: () => void;
}

export function watchTrips(): TripsSeen {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  return {
    trips: () =>
      sent.mock.calls.map(([query]: unknown[]) =>
        query instanceof Trip ? [...query.statements] : [{ text: String(query), name: undefined }],
      ),
    forget: () => sent.mockClear(),
    stop: () => sent.mockRestore(),
  };
}
