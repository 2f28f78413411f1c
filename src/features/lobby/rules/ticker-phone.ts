import { maskPhone } from '#shared/mask-phone.ts';

const HIDDEN = '****';

/** A phone that a server sends whole is masked here; nobody ever reads a full number. */
export function tickerPhone(phone: string): string {
  if (phone.includes('*')) return phone;
  const masked = maskPhone(phone.replaceAll(/\D/g, ''));
  return masked.includes('*') ? masked : HIDDEN;
}
