import { serve } from './main';

/** One of the processes that serve on one port; its primary process (scripts/lib/workers.mjs) starts and ends it. */
const { HOST = '127.0.0.1', PORT } = process.env;

// The terminal signals the whole group; the primary process decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const running = await serve({ host: HOST, port: Number(PORT), dev: false });
process.on('message', (message) => {
  if (message === 'close') void running.close().finally(() => process.exit(0));
});
process.send?.('serving');
