import { Client } from 'pg';
import { originsIn } from '@/domain/api-keys/allowed-origins';

/** Time for which a process keeps what it has read, ms: strangers choose how often they ask. */
const KEPT_MS = 5_000;
const TIMEOUT_MS = 5_000;

/** Origins of the developer settings; of a database that is away, none. */
export function allowedOrigins(connectionString: string | undefined): () => Promise<ReadonlySet<string>> {
  let read: { at: number; origins: Promise<ReadonlySet<string>> } | undefined;
  return () => {
    if (!read || performance.now() - read.at > KEPT_MS)
      read = { at: performance.now(), origins: readOrigins(connectionString).catch(() => new Set<string>()) };
    return read.origins;
  };
}

async function readOrigins(connectionString: string | undefined): Promise<ReadonlySet<string>> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ origins: string | null }>(
      'select allowed_origins as origins from developer_settings limit 1',
    );
    return new Set(originsIn(rows[0]?.origins));
  } finally {
    await client.end().catch(() => undefined);
  }
}
