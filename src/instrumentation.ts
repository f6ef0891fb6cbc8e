/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startMail } = await import('./features/checkout/start-mail');
    const { startPayments } = await import('./features/payments/start-payments');
    startMail();
    startPayments();
  }
}
