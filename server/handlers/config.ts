import type { HandlersOf } from '../call/handler.ts';
import { appConfig } from '../config/app-config.ts';

export const config: HandlersOf<'config'> = { appConfig };
