import { createHash, randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { ProofedLine } from '@/domain/orders/proof';
import type { SquadAnswer } from '@/domain/orders/proof-squads';
import { pictureFault } from '@/lib/files/check-picture';
import { refuseFile, type FileRefusal } from '@/lib/files/file-refusal';
import { sniff } from '@/lib/files/sniff';
import type { Success } from '@/lib/result';
import { keptAnswers } from './approval';
import { findNewestProof, updateShown } from './data/proofs';

const formats = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  pdf: { extension: 'pdf', mimetype: 'application/pdf' },
} as const;

type CheckedProof = { bytes: Buffer; format: keyof typeof formats };

export async function checkProof(bytes: Buffer): Promise<Success<{ proof: CheckedProof }> | FileRefusal> {
  const format = sniff(bytes);
  if (format !== 'png' && format !== 'jpeg' && format !== 'pdf')
    return refuseFile('A proof is a PNG, a JPEG or a PDF.');
  const fault = format === 'pdf' ? undefined : await pictureFault(bytes, format);
  return fault ?? { ok: true, proof: { bytes, format } };
}

export type NewProof = {
  proof: CheckedProof;
  note: string;
  isDrawn: boolean;
  shown: readonly ProofedLine[];
};

type Owner = { kind: 'shop'; id: string } | { kind: 'team'; id: string; teamId: string };

/** The caller has locked the order and voided its proofs. `version`: the proof’s number, 1 for the first. */
export async function storeProof(
  req: PayloadRequest,
  owner: Owner,
  { proof: { bytes, format }, note, isDrawn, shown }: NewProof,
): Promise<{ version: number; kept: SquadAnswer[] }> {
  const before = await findNewestProof(req, { kind: owner.kind, orderId: owner.id });
  const version = (before?.version ?? 0) + 1;
  const { extension, mimetype } = formats[format];
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  // A file of staff can show anything, so that all look at it.
  const kept = before?.isDrawn && isDrawn ? keptAnswers(before, shown, fileHash) : [];
  const data = { version, note: note || null, fileHash, isDrawn, status: 'waiting' as const, answers: kept };
  const file = { data: bytes, name: `${randomBytes(12).toString('hex')}.${extension}`, mimetype, size: bytes.length };
  // As the system: the collections let nobody create, so that every proof comes this way; the route checked the user.
  if (owner.kind === 'team') {
    const { id } = await req.payload.create({
      collection: 'team-order-proofs',
      data: { ...data, team: owner.teamId, teamOrder: owner.id },
      file,
      overrideAccess: true,
      req,
    });
    await updateShown(req, id, shown);
  } else {
    await req.payload.create({
      collection: 'order-proofs',
      data: { ...data, order: owner.id },
      file,
      overrideAccess: true,
      req,
    });
  }
  return { version, kept };
}
