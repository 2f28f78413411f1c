import { afterEach, beforeEach } from 'vitest';
import { countTurns, settle } from './turns.ts';

countTurns();
const { newDevice, prepareDocument } = await import('./page.ts');
prepareDocument();

beforeEach(newDevice);
afterEach(settle);
