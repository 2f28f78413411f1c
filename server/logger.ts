/** One line of JSON per event. Fields that could name a person or open a session are blanked, in every module. */
import pino, { type Logger } from 'pino';
import { sendLogTo } from '#shared/log.ts';

const PRIVATE = ['password', 'token', 'authorization', 'otp', 'code', 'mobile', 'phone', 'account', 'fingerprint'];

export function startLogging(level: 'error' | 'info' | 'debug'): Logger {
  const logger = pino({ level, base: null, redact: { paths: PRIVATE, censor: '…' } });
  sendLogTo((at, what, fields) => logger[at](fields, what));
  return logger;
}
