/** Phones of people, as others may read them. */

/** 9171234567 becomes 917****567: enough for its owner to know it, and not enough for others. */
export const maskPhone = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{3})$/, '$1****$2');

const HIDDEN = '****';

/** A phone that a server sends whole is masked here; nobody ever reads a full number. */
export function tickerPhone(phone: string): string {
  if (phone.includes('*')) return phone;
  const masked = maskPhone(phone.replaceAll(/\D/g, ''));
  return masked.includes('*') ? masked : HIDDEN;
}
