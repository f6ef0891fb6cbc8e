import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { allows, flowOf, statusesIn } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import { approvedText, type ProofedLine } from '@/domain/orders/proof';
import { isSameSquad, squadParts, squadsText } from '@/domain/orders/proof-squads';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Result } from '@/lib/result';
import { checkProof, storeProof, type NewProof } from '@/modules/proofs/store-proof';
import { effectsOf } from '../kinds/effects-of';
import { withAnyOrder } from '../shared/lock-order';
import { endProofJob } from '../data/proof-jobs';
import { voidProofs } from './void-proofs';

type AddProof = {
  req: PayloadRequest;
  kind: OrderKind;
  orderId: string;
  bytes: Buffer;
  note: string;
  drawnFrom?: readonly ProofedLine[];
};

type Added = Result<{ version: number }>;

/** Voids what was approved or waiting. `closed` once the policy takes no more, or while it waits to be confirmed. */
export async function addProof({ req, kind, orderId, bytes, note, drawnFrom }: AddProof): Promise<Added> {
  const checked = await checkProof(bytes);
  if (!checked.ok) return checked;
  return withAnyOrder<Added>(
    { req, kind, orderId },
    (session, order) => addProofTo(session, req, order, { proof: checked.proof, note, drawnFrom }),
    'proofs:write',
  );
}

/** The caller has locked the order. `drawnFrom`: drawn lines; refused if the order has changed since. */
export async function addProofTo(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { drawnFrom, ...proof }: Omit<NewProof, 'isDrawn' | 'shown'> & Pick<AddProof, 'drawnFrom'>,
): Promise<Added> {
  const refusal = closed(order);
  if (refusal) return refusal;
  const { listProofed, recordEvent, emailProof } = effectsOf(order);
  const lines = await listProofed(req, order);
  if (lines.length === 0)
    return failure('no_kits', 'Nothing of this order is made to a kit, or printed with names and numbers.');
  if (drawnFrom && approvedText('', drawnFrom) !== approvedText('', lines))
    return failure('conflict', 'The order was changed while its proof was drawn. Please draw it again.');
  await voidProofs(session, req, order, { isReplaced: true });
  const { version, kept } = await storeProof(req, order, { ...proof, isDrawn: drawnFrom !== undefined, shown: lines });
  await endProofJob(session, order.id);
  await recordEvent(session, req, order, { type: 'proof_added', comment: proof.note || undefined });
  await recordOrderActivity(req, order, 'proof-added', { after: { version } });
  const squads = squadParts(lines).map(({ squad }) => squad);
  const open = squads.filter((squad) => !kept.some((each) => isSameSquad(each.squad, squad)));
  const byNow = {
    open: squadsText(open, squads),
    approved: squadsText(
      kept.map(({ squad }) => squad),
      squads,
    ),
  };
  await emailProof(session, order, { version, ...byNow });
  return { ok: true, version };
}

function closed({ kind, status, isCollection, awaitsConfirmation }: AnyOrder): Failure<'closed'> | undefined {
  if (awaitsConfirmation) return failure('closed', 'The customer has not confirmed this order yet.');
  const policy = policyOf(kind);
  if (allows(policy, 'takesProofs', status)) return undefined;
  const now = flowOf(policy, isCollection).labels[status].toLowerCase();
  const open = statusesIn(policy, policy.takesProofs).at(-1) ?? status;
  const back = policy.labels[open];
  return failure('closed', `This order is ${now}: no more proofs can be added. Set it back to ${back} first.`);
}
