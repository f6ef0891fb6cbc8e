import { generateSecret, generateURI, verifySync } from 'otplib';

/** How far, in seconds, the clock of a phone may be off: one time step either way. */
const TOLERANCE = 30;

/** A new key for an authenticator app, in base 32. */
export const newSecret = (): string => generateSecret();

/** What a QR code says to an authenticator app. */
export const secretUri = (secret: string, issuer: string, account: string): string =>
  generateURI({ secret, issuer, label: account });

/** Six digits as people type them, spaces included. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step that a code of six digits belongs to, where it is right at this time (ms) or a step beside it. */
export function matchingStep(secret: string, code: string, now = Date.now()): number | undefined {
  const result = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
