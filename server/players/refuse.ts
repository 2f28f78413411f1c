/** The two ways in which the calls of this folder end without an answer. */
export const refuse = <const Code extends number>(
  code: Code,
): { ok: false; failure: { kind: 'refused'; code: Code } } => ({ ok: false, failure: { kind: 'refused', code } });

/** Too many passwords are being worked on; nothing was tried, and nothing has changed. */
export const busy: { ok: false; failure: { kind: 'protocol'; error: 'busy' } } = {
  ok: false,
  failure: { kind: 'protocol', error: 'busy' },
};
