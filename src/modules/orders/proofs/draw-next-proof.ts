import type { Payload, PayloadRequest } from 'payload';
import { hasMade } from '@/domain/orders/fulfilment';
import { lockOrder, type LockedOrder } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import type { Run } from '@/lib/work/loop';
import { drawProof } from '@/modules/proofs/draw-proof';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { checkProof } from '@/modules/proofs/store-proof';
import { findOrderById } from '../data/placed-order';
import { addProofTo } from './add-proof';
import { claimProofJob, endProofJob, type ProofJob } from '../data/proof-jobs';
import { proofedLines, proofLines } from '../lines/proof-lines';

const MAX_ATTEMPTS = 5;
const FAILED = 'See the system log for details.';

/** False if none is waiting. Failures notify staff; what is only busy is tried again after the job’s lease. */
export async function drawNextProof(payload: Payload, { fail }: Pick<Run, 'fail'>): Promise<boolean> {
  const job = await claimProofJob(payload);
  if (!job) return false;
  const req = await localRequest(payload);
  try {
    const problem = await draw(req, job);
    if (problem) await giveUp(req, job, problem);
  } catch (error) {
    log.error({ err: error, orderId: job.orderId }, 'A proof could not be drawn.');
    fail(error);
    if (job.attempts >= MAX_ATTEMPTS) await giveUp(req, job, FAILED);
  }
  return true;
}

/** Returns a reason that trying again does not change. */
async function draw(req: PayloadRequest, { orderId, attempts }: ProofJob): Promise<string | undefined> {
  const order = await findOrderById(req.payload, orderId);
  if (!order || !hasMade(order.items)) return void (await end(req, orderId));
  const drawn = await drawProof(req, { orderNumber: order.orderNumber, lines: proofLines(order.items) });
  if (!drawn.ok) return drawn.code === 'busy' && attempts < MAX_ATTEMPTS ? undefined : drawn.message;
  const checked = await checkProof(drawn.pdf);
  if (!checked.ok) return checked.message;
  await withOrder(req, orderId, async (session, locked) => {
    const newest = await findNewestProof(req, { kind: 'shop', orderId });
    if (newest?.status === 'waiting' || newest?.status === 'approved') return endProofJob(session, orderId);
    // A change in the meantime queues its own proof.
    await addProofTo(session, req, locked, { proof: checked.proof, note: '', drawnFrom: proofedLines(order.items) });
  });
  return undefined;
}

const end = (req: PayloadRequest, orderId: string): Promise<void> =>
  withOrder(req, orderId, (session) => endProofJob(session, orderId));

const giveUp = (req: PayloadRequest, { orderId }: ProofJob, problem: string): Promise<void> =>
  withOrder(req, orderId, async (session, { orderNumber }) => {
    await endProofJob(session, orderId);
    await notifyStaff(session, {
      kind: 'proof',
      title: `The proof of ${orderNumber} could not be drawn`,
      body: problem,
      href: `/admin/orders/${orderId}`,
    });
  });

function withOrder(
  req: PayloadRequest,
  orderId: string,
  work: (session: Session, order: LockedOrder) => Promise<void>,
): Promise<void> {
  return inTransaction(req, async (session) => {
    const order = await lockOrder(session, orderId);
    if (order) await work(session, order);
  });
}
