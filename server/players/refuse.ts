/** The two ways in which the calls of this folder end without an answer. */
export const refuse = <const Code extends number>(
  code: Code,
): { ok: false; failure: { kind: 'refused'; code: Code } } => ({ ok: false, failure: { kind: 'refused', code } });

/** Too many passwords are being worked on; nothing was tried, and nothing has changed. */
export const busy: { ok: false; failure: { kind: 'protocol'; error: 'busy' } } = {
  ok: false,
  failure: { kind: 'protocol', error: 'busy' },
};

/** Nobody may learn from a key alone what somebody else has asked for with it. */
export const keyReused: { ok: false; failure: { kind: 'protocol'; error: 'keyReused' } } = {
  ok: false,
  failure: { kind: 'protocol', error: 'keyReused' },
};
