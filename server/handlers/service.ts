import { readCustomerServices } from '../sql/queries/customer-services.ts';
import type { HandlersOf } from './handlers-of.ts';

export const service: HandlersOf<'service'> = {
  getCustomerServices: async ({ services: { db } }) => {
    const entries = await readCustomerServices(db);
    const queue = entries.map(({ url, is_out, icon, name }) => ({ url, isOut: is_out, icon, name }));
    return { ok: true, value: { appCustomerServiceQueue: queue } };
  },
};
