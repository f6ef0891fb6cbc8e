import { withPayload } from './with-payload';

/** Runs the committed migrations that the database has not seen. */
await withPayload((payload) => payload.db.migrate());
