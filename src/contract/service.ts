/** Where a person finds help; open to guests. */
import * as v from 'valibot';
import { listOf, Text } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Flag } from './entities/game.ts';
import { Nothing } from './request-fields.ts';

const ServiceEntry = v.object({ url: v.string(), isOut: Flag, icon: Text, name: Text });
export type ServiceEntry = v.InferOutput<typeof ServiceEntry>;

export const service = defineCalls(
  {
    getCustomerServices: {
      path: '/app/v1/getCustomerServices',
      access: 'anyone',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 300_000 },
      request: Nothing,
      answer: v.object({ appCustomerServiceQueue: listOf(ServiceEntry, 'appCustomerServiceQueue') }),
    },
  },
  { mayWait: true },
);
