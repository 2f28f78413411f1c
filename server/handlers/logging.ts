import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { eventLog } from '../events/event-log.ts';

export const logging: HandlersOf<'logging'> = { eventLog, actionLog: notBuilt };
