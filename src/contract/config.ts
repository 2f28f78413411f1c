/** What a guest may ask before anything else: the configuration with the game list. */
import * as v from 'valibot';
import { defineCalls } from './define.ts';
import { Config } from './entities/config.ts';

export const config = defineCalls(
  {
    appConfig: {
      path: '/app/v1/anonymous/appConfig',
      access: 'anyone',
      effect: 'read',
      policy: { kind: 'config' },
      request: v.object({ gameListVersion: v.optional(v.pipe(v.string(), v.maxLength(64)), '') }),
      answer: Config,
    },
  },
  { mayWait: true },
);
