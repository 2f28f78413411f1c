import { spoken } from '../spoken.ts';

/** Every text of the sheet in which a day is chosen. */
export const text = spoken('date', {
  choose: 'Choose',
  title: 'Choose a date',
  month: 'Month',
  date: 'Day',
  year: 'Year',
  done: 'Done',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
});
