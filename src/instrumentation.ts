import type { Instrumentation } from 'next';

/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { env } = await import('./lib/env');
    const { startCountingRedirects } = await import('@/modules/pages/redirects/count-uses');
    startCountingRedirects();
    if (env.hasJobs) (await import('./jobs')).startJobs();
  }
}

/** Next tells of each error that a page, route or action did not catch; it belongs in the product’s own log. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./lib/log');
  log.error({ err: error, method, route: routePath, routeType }, 'A page, route or action failed.');
};
