import type { Payload } from 'payload';
import { DAY_MS } from '@/domain/text/days';
import { selectLooseHashes } from '../data/logo-pictures';
import { listLogoFiles, removeLogoFiles } from './logo-files';

/** A picture that no stored kit has may still be in a browser’s design for this long after it was last used. */
export const KEPT_MS = 90 * DAY_MS;
const BATCH = 500;

export async function deleteLooseLogos(payload: Payload): Promise<void> {
  const since = Date.now() - KEPT_MS;
  const old = (await listLogoFiles()).filter(({ usedAt }) => usedAt < since).map(({ hash }) => hash);
  for (let from = 0; from < old.length; from += BATCH)
    await removeLogoFiles(await selectLooseHashes(payload, old.slice(from, from + BATCH)));
}
