import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { explain } from '../lib/lifecycle.mjs';
import { warn } from '../lib/log.mjs';

/** Runs a script’s work with Payload and exits with 0, or 1 with the error if it failed. */
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
