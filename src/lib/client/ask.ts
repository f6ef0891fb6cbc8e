import { failure, type Failure } from '@/lib/result';

/**
 * What the server refused, with all that it said, or what became of a request instead. `status` is HTTP's, 401 where
 * the session has ended, and 0 where nothing came back: `code` is `offline` then, or `aborted` where it was called off.
 * An answer that is not in our shape, as a proxy's own page, is `unreadable`.
 */
export type Refused = Failure & { status: number };

/** How a request to our own server ended. */
export type Answer<Value> = { ok: true; value: Value } | Refused;

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, but for a form; a text is JSON already. */
  body?: object | string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Said where nothing came back. */
  offline?: string;
};

const OFFLINE = 'No connection. Please try again.';

/** Asks a route of ours, and reads its JSON. Never throws. */
export async function ask<Value>(path: string, asked: Ask = {}): Promise<Answer<Value>> {
  const sent = await send(path, asked);
  if (!sent.ok) return sent;
  try {
    return { ok: true, value: (await sent.response.json()) as Value };
  } catch (error) {
    return lost(error, asked.offline);
  }
}

/** The same for what is no JSON: hands on the response where the server took the request. */
export async function send(path: string, asked: Ask = {}): Promise<{ ok: true; response: Response } | Refused> {
  const { method, body, signal, offline } = asked;
  const isJson = body !== undefined && !(body instanceof FormData);
  const type = isJson ? { 'Content-Type': 'application/json' } : undefined;
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: 'application/json', ...type, ...asked.headers },
      body: isJson && typeof body !== 'string' ? JSON.stringify(body) : body,
      signal,
    });
    if (response.ok) return { ok: true, response };
    return refusedBy(response.status, await response.json().catch(() => undefined));
  } catch (error) {
    return lost(error, offline);
  }
}

/** Where the session has ended: a page that needs one leads to its login once it is loaded again. */
export function reloadIfSignedOut(answer: { ok: boolean; status?: number }): void {
  if (answer.status === 401) window.location.reload();
}

/** @param said the answer’s JSON; undefined where it is none. */
export function refusedBy(status: number, said: unknown): Refused {
  const unreadable = failure('unreadable', 'Something went wrong. Please try again.');
  return { ...unreadable, ...(said as object | undefined), ok: false, status };
}

/** A request that was called off ends by an AbortError; one that took too long by another. */
export function lost(error: unknown, offline = OFFLINE): Refused {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return { ...(isAborted ? failure('aborted', 'Cancelled.') : failure('offline', offline)), status: 0 };
}
