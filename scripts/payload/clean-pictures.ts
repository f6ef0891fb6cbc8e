import { withDatabase } from './with-database';

/** `npm run pictures:clean`: removes cameras’ metadata from the library. The shop may run. */
await withDatabase(async () => {
  const { getPayloadClient } = await import('@/lib/payload/payload-client');
  const { cleanStoredPictures } = await import('@/modules/media/clean-stored-pictures');
  const payload = await getPayloadClient();
  const { looked, cleaned, unread } = await cleanStoredPictures(payload);
  console.log(`${looked} pictures looked at, ${cleaned} written anew.`);
  if (unread.length > 0) console.error(`Not read, as their file is missing or damaged: ${unread.join(', ')}`);
  await payload.db.pool.end();
  await payload.destroy();
  return unread.length > 0 ? 1 : 0;
});
