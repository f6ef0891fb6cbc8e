import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One key per purpose, so that a value cannot be used for another. */
export const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', `kitroom ${purpose}`, 32));

/** Encrypts with PAYLOAD_SECRET. @param about owner, required to decrypt */
export function seal(purpose: string, about: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(purpose), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(purpose: string, about: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag, text] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), iv, { authTagLength: TAG_BYTES });
  try {
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** For codes short enough to be guessed: comparing them needs PAYLOAD_SECRET. */
export const keyedHash = (purpose: string, about: string, text: string): string =>
  createHmac('sha256', keyFor(purpose)).update(`${about}:${text}`).digest('hex');
