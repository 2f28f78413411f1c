/**
 * What is said while there is no lobby, in every language from the start: on the line that keeps the lobby away, the
 * file of another language does not arrive either.
 */
import type { Language } from '#data/device/language.ts';
import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const noLobbyWords = (language: Language) => words[language];

const english = {
  loading: message('app.loading', 'Loading the lobby…'),
  loadFailedTitle: 'The lobby did not load',
  loadFailed: message('app.loadFailed', 'No connection, and nothing is saved on this phone yet.'),
  serverFailed: message('app.serverFailed', 'Something went wrong on our side. Try again shortly.'),
  lineForeign: message('app.lineForeign', 'Sign in to this Wi-Fi first, then try again.'),
  retry: 'Try again',
  trying: 'Trying…',
};

const words: Record<Language, Translated<typeof english>> = {
  'en-PH': english,
  'fil-PH': {
    loading: message('app.loading', 'Binubuksan ang lobby…'),
    loadFailedTitle: 'Hindi nabuksan ang lobby',
    loadFailed: message('app.loadFailed', 'Walang koneksyon, at wala pang naka-save sa phone na ito.'),
    serverFailed: message('app.serverFailed', 'May problema sa amin. Subukan ulit mamaya-maya.'),
    lineForeign: message('app.lineForeign', 'Mag-sign in muna sa Wi-Fi na ito, saka subukan ulit.'),
    retry: 'Subukan ulit',
    trying: 'Sinusubukan…',
  },
};
