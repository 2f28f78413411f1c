import type { service } from '#contract/service.ts';
import type { Handler } from '../call/handler.ts';
import { readCustomerServices } from '../sql/queries/customer-services.ts';

export const getCustomerServices: Handler<typeof service.getCustomerServices> = async ({ db }) => {
  const entries = await readCustomerServices(db);
  const queue = entries.map(({ url, is_out, icon, name }) => ({ url, isOut: is_out, icon, name }));
  return { ok: true, value: { appCustomerServiceQueue: queue } };
};
