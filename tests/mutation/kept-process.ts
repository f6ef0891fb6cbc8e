import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

let kept: ForksPoolWorker | undefined;
process.once('exit', () => void kept?.stop());

/** One process for all mutants: a new one would load Payload for longer than most tests take. */
class KeptProcess implements PoolWorker {
  readonly name = 'kept';
  readonly cacheFs = true;
  private readonly listeners: [event: string, callback: (arg: unknown) => void][] = [];
  private askedToStop = false;

  constructor(private readonly options: PoolOptions) {}

  async start(): Promise<void> {
    if (kept) return;
    const worker = new ForksPoolWorker(this.options);
    await worker.start();
    worker.on('exit', () => {
      if (kept === worker) kept = undefined;
    });
    kept = worker;
  }

  async stop(): Promise<void> {
    for (const [event, callback] of this.listeners) kept?.off(event, callback);
    if (!this.askedToStop) await kept?.stop();
  }

  send(message: WorkerRequest): void {
    if (!('type' in message) || message.type !== 'stop') return kept?.send(message);
    this.askedToStop = true;
    const answer = { __vitest_worker_response__: true, type: 'stopped' };
    for (const [event, callback] of this.listeners) if (event === 'message') callback(answer);
  }

  on(event: string, callback: (arg: unknown) => void): void {
    this.listeners.push([event, callback]);
    kept?.on(event, callback);
  }

  off(event: string, callback: (arg: unknown) => void): void {
    kept?.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

export const keptProcess = { name: 'kept', createPoolWorker: (options: PoolOptions) => new KeptProcess(options) };
