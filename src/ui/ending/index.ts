export { FailureNote } from './failure-note.tsx';
export { text } from './failure-text.ts';
export { notLoadedWords, notMadeWords, refusalWords, wordsFor } from './failure-note.tsx';
