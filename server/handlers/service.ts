import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const service: HandlersOf<'service'> = {
  getCustomerServices: notBuilt,
};
