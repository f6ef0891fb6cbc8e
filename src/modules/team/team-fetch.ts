import { failure, type Failure, type Success } from '@/lib/result';

/**
 * Calls a route of the portal from its pages. A lost connection is a failure like any other, so that what was typed
 * stays where it is and can be sent again.
 * @param body sent as JSON where there is one.
 */
export async function teamFetch<Value extends object>(
  path: string,
  { method = 'GET', body, headers }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Success<Value> | Failure> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, ...(answer as Value) };
    return { ...failure('internal', 'Something went wrong. Please try again.'), ...(answer as object) };
  } catch {
    return failure('offline', 'No connection. Nothing you entered is lost; please try again.');
  }
}
