import type { HandlersOf } from '../call/handler.ts';
import { excludeSelf } from '../care/exclude-self.ts';
import { getCare, setLimit } from '../care/set-limit.ts';

export const care: HandlersOf<'care'> = { getCare, setLimit, excludeSelf };
