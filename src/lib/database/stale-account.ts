const sessionColumns = ['sessions', 'loginAttempts', 'lockUntil'] as const;

/**
 * Payload writes an account’s whole row back when it signs someone in or out, as it read it before the password
 * was checked: a role or an active flag changed in the meantime would be undone. Its session bookkeeping is recognised by
 * `_strategy`, which only an authenticated user carries, and reduced to what it is about.
 */
export function withoutStaleAccount(data: Record<string, unknown>): Record<string, unknown> {
  if (!('_strategy' in data)) return data;
  return Object.fromEntries(sessionColumns.filter((name) => name in data).map((name) => [name, data[name]]));
}
