import { createContext, useContext } from 'react';
import { must } from '#shared/assert.ts';
import type { ShownTicket } from '../rules/shown-tickets.ts';

interface Shown {
  tickets: readonly ShownTicket[];
  open: (id: ShownTicket['id']) => void;
}

/** The tickets as the player sees them, and what opens one over the list. */
const Context = createContext<Shown | undefined>(undefined);

export const OpenTicket = Context.Provider;
export const useOpenTicket = (): Shown => must(useContext(Context), 'a ticket stands in a list');
