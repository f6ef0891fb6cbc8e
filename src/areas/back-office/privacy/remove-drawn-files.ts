import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { selectLooseHashes } from '@/modules/kits/data/logo-pictures';
import { removeLogoFiles } from '@/modules/kits/logos/logo-files';
import { removePacks } from '@/modules/kits/production/pack-job';

/**
 * Also removes pictures of logos that no other kit has. Files still needed by others are drawn again.
 * @param pictures SHA-256 of those pictures.
 */
export async function removeDrawnFiles(payload: Payload, pictures: string[]): Promise<void> {
  try {
    await removePacks();
    await removeLogoFiles(await selectLooseHashes(payload, pictures));
  } catch (error) {
    log.error({ err: error }, 'Files with personal data that was removed could not be deleted.');
  }
}
