import type { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';

export type ProtocolError = keyof typeof PROTOCOL_ERRORS;

/** For those who read an answer by hand. Players read words of the page's own, so the page does not carry these. */
export const PROTOCOL_MESSAGES: Readonly<Record<ProtocolError, string>> = {
  malformed: 'The body is not JSON.',
  invalid: 'The body does not match the contract of this call.',
  unknownCall: 'There is no such call.',
  tooLarge: 'The body is too large.',
  wrongMethod: 'Calls are POST.',
  fault: 'The server failed; nothing was changed.',
  keyReused: 'This key was used for another request.',
  inProgress: 'This request is still being worked on.',
  busy: 'Too many requests; wait a moment.',
  upstream: 'The API host did not answer.',
  notArrived: 'This call had not arrived. It is void now.',
  booksClosed: 'Not possible right now; nothing was moved.',
  notBuilt: 'Not built yet.',
};
