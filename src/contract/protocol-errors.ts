import { BUSY } from './envelope.ts';

/** Refusals that any call may answer with: they say that the request itself was wrong, not the player. The server has a sentence for each. */
export const PROTOCOL_ERRORS = {
  malformed: { errcode: 9001, status: 400 },
  invalid: { errcode: 9002, status: 400 },
  unknownCall: { errcode: 9003, status: 404 },
  tooLarge: { errcode: 9004, status: 413 },
  wrongMethod: { errcode: 9005, status: 405 },
  fault: { errcode: 9006, status: 500 },
  keyReused: { errcode: 9007, status: 422 },
  inProgress: { errcode: 9008, status: 409 },
  busy: BUSY,
  upstream: { errcode: 9010, status: 502 },
  /** Said to a question about a call, which is void from then on: should it arrive after all, it is told the same. */
  notArrived: { errcode: 9011, status: 200 },
  /** While the operator's books do not agree with themselves nothing is given and nothing paid out. */
  booksClosed: { errcode: 9012, status: 200 },
  notBuilt: { errcode: 9999, status: 200 },
} as const;
