import pino from 'pino';

/** The process’s log: JSON lines on standard error; personal data stays out of it. */
export const log = pino({ level: process.env.LOG_LEVEL || 'warn', base: undefined }, pino.destination(2));
