import pg from 'pg';

/** Outside the pool, for statements longer than it allows. */
export async function connectDatabase(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The waiting query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
