import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { acceptsProofs, TEAM_ORDER_STATUS_LABELS, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { pictureFault } from '@/lib/files/check-picture';
import { refuseFile } from '@/lib/files/file-refusal';
import { sniff } from '@/lib/files/sniff';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { recordTeamOrderEvent } from '../orders/record-event';
import { voidProofs } from './void-approval';
import { lockTeamOrder } from '../data/lock-team-order';
import { findNewestProof } from '../data/proofs';

const formats = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  pdf: { extension: 'pdf', mimetype: 'application/pdf' },
} as const;

type AddProof = { payload: Payload; req: PayloadRequest; orderId: string; bytes: Buffer; note: string };
type Refusal = 'invalid' | 'unavailable' | 'not_found' | 'closed';

const closed = (status: TeamOrderStatus) =>
  failure(
    'closed',
    `This order is ${TEAM_ORDER_STATUS_LABELS[status].toLowerCase()}: no more proofs can be added. Set it back to Approved first.`,
  );

/**
 * Adds the next proof to a team’s order, for its manager to approve; whatever was approved or waiting before is void.
 * Called for staff who may write orders of teams; refused, as `closed`, from production on.
 */
export async function addProof(args: AddProof): Promise<Result<{ version: number }, Refusal>> {
  const { payload, req, orderId, bytes, note } = args;
  const content = sniff(bytes);
  if (content !== 'png' && content !== 'jpeg' && content !== 'pdf')
    return refuseFile('A proof is a PNG, a JPEG or a PDF.');
  const fault = content === 'pdf' ? undefined : await pictureFault(bytes, content);
  if (fault) return fault;
  const { extension, mimetype } = formats[content];

  return inTransaction(req, async (session) => {
    const order = await lockTeamOrder(session, orderId);
    if (!order) return failure('not_found', 'Order not found.');
    const { teamId, orderNumber, email, status } = order;
    if (!acceptsProofs(status)) return closed(status);
    // Asked for once the order is locked: the statement that waits for it would not see a proof added in the meantime.
    const version = ((await findNewestProof(session, orderId))?.version ?? 0) + 1;
    await voidProofs(session, req, { id: orderId, teamId });
    // As the system: the collection lets nobody create, so that every proof comes this way; the route checked the user.
    await payload.create({
      collection: 'team-order-proofs',
      data: {
        team: teamId,
        teamOrder: orderId,
        version,
        note: note || null,
        fileHash: createHash('sha256').update(bytes).digest('hex'),
        status: 'waiting',
      },
      file: { data: bytes, name: `${randomBytes(12).toString('hex')}.${extension}`, mimetype, size: bytes.length },
      overrideAccess: true,
      req,
    });
    await recordTeamOrderEvent(session, req, { teamId, orderId, type: 'proof_added', comment: note || undefined });
    await recordActivity(req, {
      action: 'team-order.proof-added',
      subjectType: 'team-orders',
      subjectId: orderId,
      subject: orderNumber,
      after: { version },
    });
    if (email) {
      const data = {
        orderId,
        about: 'proof',
        news: 'A proof is waiting for your approval. Production starts once you approve it.',
      };
      await queueMail(session, [{ to: email, template: 'team-order-news', data }]);
    }
    return { ok: true, version } as const;
  });
}
