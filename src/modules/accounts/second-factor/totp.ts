import { generateSecret, generateURI, verifySync } from 'otplib';

/** Tolerated error of a phone’s clock, in seconds: one time step either way. */
const TOLERANCE = 30;

export const newSecret = (): string => generateSecret();

export const secretUri = (secret: string, issuer: string, account: string): string =>
  generateURI({ secret, issuer, label: account });

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Time step that a code of six digits belongs to, if it is right at this time (ms) or a step beside it. */
export function matchingStep(secret: string, code: string, now = Date.now()): number | undefined {
  const result = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
