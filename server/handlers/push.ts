import type { HandlersOf } from '../call/handler.ts';
import { getPush, pushPhones, setPush } from '../push/push-wishes.ts';

export const push: HandlersOf<'push'> = { getPush, pushPhones, setPush };
