import type { HandlersOf } from '../call/handler.ts';
import { getCustomerServices } from '../config/customer-services.ts';

export const service: HandlersOf<'service'> = { getCustomerServices };
