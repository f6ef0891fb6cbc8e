import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';

export async function loadListing<Listing>(
  read: () => Promise<Listing>,
): Promise<Result<{ listing: Listing }, 'load_failed'>> {
  try {
    return { ok: true, listing: await read() };
  } catch (error) {
    log.error({ err: error }, 'A list could not be read.');
    return failure('load_failed', 'The list could not be read.');
  }
}
