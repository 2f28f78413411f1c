export { FailureNote } from './failure-note.tsx';
export { FailureScreen } from './failure-screen.tsx';
export { text } from './failure-text.ts';
export { notLoadedWords, refusalWords, wordsFor } from './failure-words.ts';
