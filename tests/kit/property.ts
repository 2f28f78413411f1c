/** fast-check with the seed of this run: the same properties meet the same values until PERYA_SEED changes it. */
import fc from 'fast-check';
import { SEED } from './runs.ts';

fc.configureGlobal({ seed: SEED });

export { fc };
