import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { explain } from '../lib/lifecycle.mjs';
import { warn } from '../lib/log.mjs';

/** Exits with 0, or 1 after an error. */
export async function withPayload(work: (payload: Payload) => Promise<void>): Promise<void> {
  try {
    const payload = await getPayload({ config, disableOnInit: true });
    await work(payload);
    await payload.destroy();
  } catch (error) {
    warn(explain(error));
    process.exitCode = 1;
  }
  process.exit();
}
