import type { Payload } from 'payload';
import { DAY_MS } from '@/domain/text/days';
import { selectLooseHashes } from '../data/logo-pictures';
import { listLogoFiles, removeLogoFiles } from './logo-files';

/** What no kit has may still be in a design that only a browser keeps, for so long after it was stored or used last. */
export const KEPT_MS = 90 * DAY_MS;
/** Pictures that are looked for at once. */
const BATCH = 500;

/** Deletes pictures of logos that no stored kit has, in a design, a version, an order or a draft. */
export async function deleteLooseLogos(payload: Payload): Promise<void> {
  const since = Date.now() - KEPT_MS;
  const old = (await listLogoFiles()).filter(({ usedAt }) => usedAt < since).map(({ hash }) => hash);
  for (let from = 0; from < old.length; from += BATCH)
    await removeLogoFiles(await selectLooseHashes(payload, old.slice(from, from + BATCH)));
}
