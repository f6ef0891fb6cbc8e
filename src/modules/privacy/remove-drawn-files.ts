import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { selectLooseHashes } from '@/modules/kits/data/logo-pictures';
import { removeLogoFiles } from '@/modules/kits/logos/logo-files';
import { removePacks } from '@/modules/kits/production/pack-job';

/** Also removes logo pictures (by SHA-256) that no other kit has; files that others still need are drawn again. */
export async function removeDrawnFiles(payload: Payload, pictures: string[]): Promise<void> {
  try {
    await removePacks();
    await removeLogoFiles(await selectLooseHashes(payload, pictures));
  } catch (error) {
    log.error({ err: error }, 'Files with personal data that was removed could not be deleted.');
  }
}
