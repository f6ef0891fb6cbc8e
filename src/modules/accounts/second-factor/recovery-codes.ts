import { randomInt } from 'node:crypto';

const COUNT = 10;
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const half = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten codes of 50 random bits, as `k3m7x-pq2rt`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
