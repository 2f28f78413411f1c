import { useLocation } from 'wouter';

/** The last part of the address, which names what its screen shows. */
export function useLastPart(): string {
  const [location] = useLocation();
  return location.split('/').at(-1) ?? '';
}
