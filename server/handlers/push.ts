import type { HandlersOf } from '../call/handler.ts';
import { getPush, setPush } from '../push/push-wishes.ts';

export const push: HandlersOf<'push'> = { getPush, setPush };
