import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { startWorker, type Run, type Worker } from '@/lib/work/loop';
import { claimUnsettledOrder } from './data/unsettled-orders';
import { reconcileOrder } from './reconcile-order';

type PaymentSweeperOptions = {
  payload: () => Promise<Payload>;
  /** Between polls, ms; an order cancelled in this process is checked at once. */
  pollMs?: number;
  /** Between orders, ms: Stripe limits the rate of requests. */
  paceMs?: number;
};

/** No card order may hold stock for ever, nor an open payment page outlive its order, without Stripe’s events. */
export function startPaymentSweeper({ payload: load, pollMs = 60_000, paceMs = 200 }: PaymentSweeperOptions): Worker {
  async function step(payload: Payload, { fail }: Run): Promise<boolean> {
    const order = await claimUnsettledOrder(payload);
    if (!order) return false;
    try {
      await reconcileOrder(payload, order);
      return true;
    } catch (error) {
      log.warn({ err: error, order: order.orderId }, 'An unpaid order was not settled; trying again.');
      fail(error);
      return false;
    }
  }

  return startWorker({ kind: 'payments', payload: load, step, pollMs, paceMs });
}
