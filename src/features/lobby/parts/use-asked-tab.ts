import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

export interface Chosen {
  tab: number;
  brandId: number;
}

export const ALL_BRANDS = 0;

interface AskedState {
  typeId?: number;
  brandId?: number;
}

const asked = (): AskedState => (history.state as AskedState | null) ?? {};
const askedTab = (): number | undefined => asked().typeId;

/**
 * Home lives on behind other screens, so a navigation that names a tab is followed whenever it comes, and once. Home is
 * drawn anew for one that does, and not for every address.
 */
export function useAskedTab(choose: (chosen: Chosen) => void): void {
  const tab = useLocationProperty(askedTab);
  useEffect(() => {
    if (tab === undefined) return;
    const { typeId: _typeId, brandId = ALL_BRANDS, ...rest } = asked();
    choose({ tab, brandId });
    history.replaceState(rest, '');
  }, [tab, choose]);
}
