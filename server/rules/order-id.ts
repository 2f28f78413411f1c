import { randomBytes } from 'node:crypto';

/** As PW-4F7A-91C2-0BD3: short enough to be read out, and nobody meets another one's by guessing. */
export const newOrderId = (kind: 'PW' | 'PD'): string =>
  `${kind}-${randomBytes(6).toString('hex').toUpperCase().match(/.{4}/g)?.join('-')}`;
