import { createHash } from 'node:crypto';

/** Needs no salt: a key has 256 random bits. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
