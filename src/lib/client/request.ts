import { failure, type Failure } from '@/lib/result';

/** `status` is HTTP’s, or 0 with the code `offline` or `aborted`. A proxy’s page is `unreadable`. */
export type Refused = Failure & { status: number };

export type Answer<Value> = { ok: true; value: Value } | Refused;

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, except a form; a text is JSON already. */
  body?: object | string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  offline?: string;
};

const OFFLINE = 'No connection. Please try again.';

/** Never throws. */
export async function request<Value>(path: string, options: RequestOptions = {}): Promise<Answer<Value>> {
  const sent = await send(path, options);
  if (!sent.ok) return sent;
  try {
    return { ok: true, value: (await sent.response.json()) as Value };
  } catch (error) {
    return lost(error, options.offline);
  }
}

export async function send(
  path: string,
  options: RequestOptions = {},
): Promise<{ ok: true; response: Response } | Refused> {
  const { method, body, signal, offline } = options;
  const isJson = body !== undefined && !(body instanceof FormData);
  const type = isJson ? { 'Content-Type': 'application/json' } : undefined;
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: 'application/json', ...type, ...options.headers },
      body: isJson && typeof body !== 'string' ? JSON.stringify(body) : body,
      signal,
    });
    if (response.ok) return { ok: true, response };
    return refusedBy(response.status, await response.json().catch(() => undefined));
  } catch (error) {
    return lost(error, offline);
  }
}

const PASSING = new Set([0, 408, 425, 429]);

/** True if the server was not reached or is busy, so that a retry may succeed. */
export const isPassing = ({ status, code }: Refused): boolean =>
  PASSING.has(status) || status >= 500 || code === 'unreadable';

/** A page that needs a session then leads to its login. */
export function reloadIfSignedOut(answer: { ok: boolean; status?: number }): void {
  if (answer.status === 401) window.location.reload();
}

export function refusedBy(status: number, json: unknown): Refused {
  const unreadable = failure('unreadable', 'Something went wrong. Please try again.');
  return { ...unreadable, ...(json as object | undefined), ok: false, status };
}

/** Only a cancelled request fails with an AbortError, not a time-out. */
export function lost(error: unknown, offline = OFFLINE): Refused {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return { ...(isAborted ? failure('aborted', 'Cancelled.') : failure('offline', offline)), status: 0 };
}
