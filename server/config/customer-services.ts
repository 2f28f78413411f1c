import type { service } from '#contract/service.ts';
import type { Handler } from '../call/handler.ts';

export const getCustomerServices: Handler<typeof service.getCustomerServices> = async ({ db }) => {
  const entries = await db.selectFrom('customer_service').selectAll().orderBy('sort').orderBy('id').execute();
  const queue = entries.map(({ url, is_out, icon, name }) => ({ url, isOut: is_out, icon, name }));
  return { ok: true, value: { appCustomerServiceQueue: queue } };
};
