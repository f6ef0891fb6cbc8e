import { withDatabase } from './with-database';

/** `npm run log:verify [-- --expect <place>:<hash>]`: exits with 1 if the log is not intact. */
const [option, value = ''] = process.argv.slice(2);
const [, place, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(value) ?? [];
if (option !== undefined && (option !== '--expect' || !place || !hash)) {
  console.error('Usage: npm run log:verify [-- --expect <place>:<hash>]');
  process.exit(2);
}

await withDatabase(async (databaseUrl) => {
  const { connectDatabase } = await import('@/lib/database/database-client');
  const { holds, verifyChain } = await import('../../src/modules/system/activity/data/verify-activity');
  const client = await connectDatabase(databaseUrl);
  const verdict = await verifyChain(client, place && hash ? { place: Number(place), hash } : undefined);
  await client.end();
  const { broken, entries, expected, head } = verdict;
  console.log(`${entries} entries; head ${head ? `${head.place}:${head.hash}` : 'none'}`);
  if (broken) console.error(`Broken at place ${broken.place ?? 'none'}: ${broken.problem} (entry ${broken.entryId}).`);
  if (expected && expected !== 'found') {
    console.error(expected === 'missing' ? 'The expected place is not there.' : 'The expected place has another hash.');
  }
  if (holds(verdict)) console.log('The activity log is intact.');
  return holds(verdict) ? 0 : 1;
});
