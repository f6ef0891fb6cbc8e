import type { ClientBase } from 'pg';
import { vi } from 'vitest';

export async function waiterBehind(client: ClientBase): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1',
      );
      if (rows.length === 0) throw new Error('Nobody waits for the lock.');
    },
    { timeout: 15_000, interval: 10 },
  );
}
