import { readSession, removeSession, writeSession } from './session-storage';

const KEY = 'kitroom.checkout-attempt';

/**
 * The Idempotency-Key of an order with this content. It is the same until the order stands or the content changes,
 * over reloads too: however often the button is pressed, one order comes of it.
 */
export function attemptKey(content: string): string {
  const known = readSession(KEY);
  if (isAttempt(known) && known.content === content) return known.key;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeSession(KEY, { key, content });
  return key;
}

export const forgetAttempt = (): void => removeSession(KEY);

function isAttempt(value: unknown): value is { key: string; content: string } {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
}
