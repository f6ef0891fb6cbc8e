import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { sharedInstance } from '@kitroom/front/shared-instance';

type Count = { name: string; points: number; seconds: number; left: number; resetSeconds: number };
type Answer = Pick<ServerResponse, 'headersSent' | 'setHeader'>;
type Shown = { res: Answer; counts: Map<string, Count> };

const scope = sharedInstance('rate-limit-headers', () => new AsyncLocalStorage<Shown>());

/** Shows in the answer’s headers what the limits that `work` counts leave (draft-ietf-httpapi-ratelimit-headers). */
export const showingRateLimits = <Result>(res: Answer, work: () => Result): Result =>
  scope.run({ res, counts: new Map() }, work);

export function showRateLimit(count: Count): void {
  const shown = scope.getStore();
  if (!shown || shown.res.headersSent) return;
  shown.counts.set(count.name, count);
  const counts = [...shown.counts.values()];
  const listOf = (write: (each: Count) => string) => counts.map((each) => `"${each.name}";${write(each)}`).join(', ');
  shown.res.setHeader(
    'RateLimit-Policy',
    listOf(({ points, seconds }) => `q=${points};w=${seconds}`),
  );
  shown.res.setHeader(
    'RateLimit',
    listOf(({ left, resetSeconds }) => `r=${left};t=${resetSeconds}`),
  );
}
