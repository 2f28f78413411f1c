import type { HandlersOf } from '../call/handler.ts';
import { actionLog } from '../events/action-log.ts';
import { eventLog } from '../events/event-log.ts';

export const logging: HandlersOf<'logging'> = { eventLog, actionLog };
