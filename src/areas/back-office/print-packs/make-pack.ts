import type { PayloadRequest } from 'payload';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { readLogoPicture } from '@/modules/kits/logos/logo-files';
import { shopProfile } from '@/modules/kits/production/output-profile';
import { startPack, type PackedLine } from '@/modules/kits/production/pack-job';
import { findPrintJob } from './print-job';

/** Starts a garment’s pack with the other parts of a set; `proof_missing` until the newest proof is approved. */
export async function makePack(
  req: PayloadRequest,
  line: PackedLine,
): Promise<Result<{ key: string }, 'not_found' | 'proof_missing'>> {
  const job = await findPrintJob(req, line);
  const stored = job && (await findKitByHash(req, job.kit.hash));
  if (!job || !stored) return failure('not_found', 'This order no longer has such a kit.');
  if (job.awaited) return failure('proof_missing', job.awaited);
  const settings = await getSiteSettings();
  const { label, orderedBy, orderedAt, players, parts } = job;
  const order = {
    document: garmentsOfKit(stored.document, job.garments),
    colorway: 0,
    ...{ players, parts, label, orderedBy, orderedAt, settings },
    rules: readMakeRules(settings),
    profile: shopProfile(settings.outputProfile ?? {}),
    time: new Date(),
    readPicture: readLogoPicture,
  };
  return { ok: true, key: await startPack(req.payload, order, line) };
}
