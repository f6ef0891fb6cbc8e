import type { Payload } from 'payload';
import { PAID_BEYOND_VOUCHERS } from '@/data/orders';
import { statusIn } from '@/data/status-in';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { prepared } from '@/lib/database/prepared';
import { announceWork } from '@/lib/work/signal';

export type ProofJob = {
  orderId: string;
  /** This one included. */
  attempts: number;
};

/** Time for which a worker has a job alone; a failed one is free after it. */
const LEASE_SECONDS = 5 * 60;

export async function queueProof(session: Session, orderId: string): Promise<void> {
  await session.client.query(
    prepared(`insert into proof_jobs (order_id, attempt_after) values ($1, now())
      on conflict (order_id) do update set attempts = 0, attempt_after = now(), updated_at = now()`),
    [orderId],
  );
  session.afterCommit(() => announceWork('proofs'));
}

/** Exclusive for the lease. Skips orders that are cancelled, or wait for confirmation or a card payment. */
export async function claimProofJob(payload: Payload): Promise<ProofJob | undefined> {
  const [job] = await query<ProofJob>(
    payload,
    prepared(`update proof_jobs
        set attempts = attempts + 1, attempt_after = now() + make_interval(secs => $1), updated_at = now()
      where id = (select j.id from proof_jobs j join orders o on o.id = j.order_id
                   where j.attempt_after <= now() + interval '1 millisecond' and ${statusIn(SHOP_ORDERS, SHOP_ORDERS.takesProofs)} and not o.awaits_confirmation
                     and (o.payment_method <> 'card' or ${PAID_BEYOND_VOUCHERS})
                   order by j.attempt_after limit 1 for update of j skip locked)
      returning order_id as "orderId", attempts::int as attempts`),
    [LEASE_SECONDS],
  );
  return job;
}

/** The caller has locked the order: a change that queues it anew waits. */
export async function endProofJob(session: Session, orderId: string): Promise<void> {
  await session.client.query(prepared('delete from proof_jobs where order_id = $1'), [orderId]);
}
