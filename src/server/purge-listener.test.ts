import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseStore } from '@/lib/http-cache/store';
import { listenForPurges, type PurgeListener } from './purge-listener';

/** A PostgreSQL connection that echoes notifications while `channel` works. */
const { FakeClient } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  class FakeClient extends EventEmitter {
    static readonly opened: FakeClient[] = [];
    static reachable = true;
    static channel = true;

    async connect(): Promise<void> {
      if (!FakeClient.reachable) throw new Error('refused');
      FakeClient.opened.push(this);
    }

    async query(_text: string, values?: [string, string]): Promise<void> {
      if (values && FakeClient.channel) setImmediate(() => this.emit('notification', { payload: values[1] }));
    }

    async end(): Promise<void> {
      this.emit('end');
    }
  }
  return { FakeClient };
});

vi.mock('pg', () => ({ Client: FakeClient }));

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
let store: ResponseStore;
let listener: PurgeListener;

beforeEach(async () => {
  FakeClient.opened.length = 0;
  FakeClient.reachable = true;
  FakeClient.channel = true;
  store = new ResponseStore();
  listener = listenForPurges({
    connectionString: 'postgres://x',
    store,
    log: silent,
    probeIntervalMs: 10,
    probeTimeoutMs: 20,
  });
  expect(store.isEnabled).toBe(false);
  await vi.waitFor(() => expect(store.isEnabled).toBe(true));
});
afterEach(() => listener.close());

const connection = (): InstanceType<typeof FakeClient> => FakeClient.opened.at(-1)!;

describe('purge listener', () => {
  it('purges what it hears, everything where it does not understand', () => {
    const purgeTags = vi.spyOn(store, 'purgeTags');
    const clear = vi.spyOn(store, 'clear');
    connection().emit('notification', { payload: '["product:1"]' });
    expect(purgeTags).toHaveBeenLastCalledWith(['product:1']);
    connection().emit('notification', { payload: '?' });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('disables the store when the connection is lost and starts from empty when it is back', async () => {
    const clear = vi.spyOn(store, 'clear');
    FakeClient.reachable = false;
    connection().emit('error', new Error('terminated'));
    connection().emit('error', new Error('and again'));
    await vi.waitFor(() => expect(store.isEnabled).toBe(false));
    FakeClient.reachable = true;
    await vi.waitFor(() => expect(store.isEnabled).toBe(true));
    expect(clear).toHaveBeenCalledOnce();
  });

  it('disables the store when the channel goes silent while the connection stands', async () => {
    FakeClient.channel = false;
    await vi.waitFor(() => expect(store.isEnabled).toBe(false));
  });

  it('closes at once and leaves the store disabled', async () => {
    await listener.close();
    expect(store.isEnabled).toBe(false);
  });
});
