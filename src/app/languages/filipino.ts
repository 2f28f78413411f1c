/** Every text of the app in Filipino, area by area. The types of the areas make it whole. */
import { fil as app } from '../text.fil.ts';

export const filipino = { app };
