import { withDatabase } from './with-database';

/** `npm run books:check`: exits with 1 if anything disagrees. The shop may run. */
await withDatabase(async (databaseUrl) => {
  const { connectDatabase } = await import('@/lib/database/database-client');
  const { checkBooks, findingText, SNAPSHOT } = await import('../../src/modules/books/check-books');
  const client = await connectDatabase(databaseUrl);
  await client.query(SNAPSHOT);
  let wrong = 0;
  for await (const finding of checkBooks(client)) {
    console.log(findingText(finding));
    if (finding.wrong > 0) wrong += 1;
  }
  await client.end();
  console.log(
    wrong === 0 ? 'The books agree.' : `The books disagree: ${wrong} ${wrong === 1 ? 'law' : 'laws'} broken.`,
  );
  return wrong === 0 ? 0 : 1;
});
