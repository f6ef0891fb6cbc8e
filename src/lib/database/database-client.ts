import pg from 'pg';

/** A connection of one’s own, for what takes longer than the pool lets a statement take. */
export async function connectDatabase(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // What is lost is told by the query that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
