/**
 * The server's settings as command-line options, so that a new version's hold for an old cluster too.
 * @param {number} port
 * @param {boolean} durable false gives up surviving a power cut for speed
 */
export function serverOptions(port, durable) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // The cluster's own folder, which only its account may enter.
    unix_socket_directories: '.',
    max_connections: 100,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // It would visit each of the many databases of a test run every minute, and none lives long enough to need it.
    autovacuum: durable ? 'on' : 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // Short queries by many clients: compiling and splitting them costs more than it saves.
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
