import type { HandlersOf } from '../call/handler.ts';
import { appConfig } from '../config/app-config.ts';
import { lobbyTips } from '../config/lobby-tips.ts';

export const config: HandlersOf<'config'> = { appConfig, lobbyTips };
