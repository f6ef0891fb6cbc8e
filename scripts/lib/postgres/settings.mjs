const CONNECTIONS = 200;
/** Needed by a process beside its pool (docs/guide/deploying.md), and by programs that run meanwhile. */
const FURTHER_CONNECTIONS = 7;
const PROGRAMS_CONNECTIONS = 16;

/** Connections for the pool of each process. @param {number} processes */
export const poolSize = (processes) =>
  Math.max(2, Math.min(20, Math.floor((CONNECTIONS - PROGRAMS_CONNECTIONS) / processes) - FURTHER_CONNECTIONS));

/** Options apply to old clusters, too. @param {number} port @param {boolean} durable survives a power cut */
export function serverOptions(port, durable) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // Only the cluster’s account may enter.
    unix_socket_directories: '.',
    max_connections: CONNECTIONS,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // Test databases are many and short-lived.
    autovacuum: durable ? 'on' : 'off',
    wal_compression: 'on',
    // After a crash, flushes the file system once instead of each file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // Costs more than it saves for short queries.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
