import type { Instrumentation } from 'next';

/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { emails } = await import('../emails');
    const { startMail } = await import('./lib/mail/start-mail');
    const { startOrderExpiry } = await import('@/modules/orders/status/order-expiry');
    const { startPayments } = await import('@/modules/payments/start-payments');
    const { startProofs } = await import('@/modules/orders/proofs/start-proofs');
    const { startReminders } = await import('@/modules/payments/reminders/start-reminders');
    const { startSchedule } = await import('@/modules/pages/publishing/start-schedule');
    const { startCountingRedirects } = await import('@/modules/pages/redirects/count-uses');
    const { startForgetting } = await import('@/modules/analytics/start-forgetting');
    const { startDesignCleanUp } = await import('@/modules/kits/start-design-clean-up');
    const { startMeasuring } = await import('@/modules/team/assets/start-measuring');
    startMail(emails);
    startOrderExpiry();
    startPayments();
    startProofs();
    startReminders();
    startSchedule();
    startCountingRedirects();
    startForgetting();
    startDesignCleanUp();
    startMeasuring();
  }
}

/** Next tells of each error that a page, route or action did not catch; it belongs in the product’s own log. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./lib/log');
  log.error({ err: error, method, route: routePath, routeType }, 'A page, route or action failed.');
};
