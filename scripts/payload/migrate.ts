import config from '@payload-config';
import { getPayload } from 'payload';

/** Runs the committed migrations that the database has not seen. */
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate();
await payload.destroy();
process.exit(0);
