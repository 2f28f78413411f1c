import { createContext, useContext } from 'react';
import { must } from '#shared/assert.ts';

/** Opens one letter over the list, by its id. */
const Context = createContext<((id: number) => void) | undefined>(undefined);

export const OpenLetter = Context.Provider;
export const useOpenLetter = (): ((id: number) => void) => must(useContext(Context), 'a letter stands in a list');
