/** Offers the workshop to the page. The window shim comes first: what is imported after it seeds itself from it. */
import './window-shim.ts';
import { expose } from 'comlink';
import { workshop } from './index.ts';

expose(workshop);
