import type { Translated } from '../spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  choose: 'Pumili',
  title: 'Pumili ng petsa',
  month: 'Buwan',
  date: 'Araw',
  year: 'Taon',
  done: 'Tapos',
  months: [
    'Enero',
    'Pebrero',
    'Marso',
    'Abril',
    'Mayo',
    'Hunyo',
    'Hulyo',
    'Agosto',
    'Setyembre',
    'Oktubre',
    'Nobyembre',
    'Disyembre',
  ],
};
