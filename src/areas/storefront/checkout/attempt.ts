import { readSession, removeSession, writeSession } from './session-storage';

const KEY = 'kitroom.checkout-attempt';

/**
 * Idempotency-Key of an order with this content. Kept over reloads until the order is placed or the content changes, so
 * that pressing the button twice places one order.
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
