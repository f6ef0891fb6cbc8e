import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseStore } from '../cache/store';
import { listenForPurges, type PurgeListener } from './purge-listener';

/** Answers statements while the server does, and echoes notifications while `channel` works. */
const { FakeClient, FakeDatabaseError } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  class FakeClient extends EventEmitter {
    static readonly opened: FakeClient[] = [];
    static refusal: Error | undefined;
    static answers = true;
    static channel = true;
    /** True if the log of purges reaches back to the last purge heard, and the purges since. */
    static remembers = false;
    static missed: string[] = [];
    static logged: string[] = [];
    /** Notifications under way, before the next. */
    static late: string[] = [];

    async connect(): Promise<void> {
      if (FakeClient.refusal) throw FakeClient.refusal;
      FakeClient.opened.push(this);
    }

    async query(statement: string | { text: string }, values: readonly string[] = []): Promise<{ rows: object[] }> {
      if (!FakeClient.answers) await new Promise(() => undefined);
      const payload = values.find((value) => String(value).startsWith('{'));
      if (payload && FakeClient.channel) {
        for (const each of [...FakeClient.late.splice(0), payload])
          setImmediate(() => this.emit('notification', { payload: each }));
      }
      const text = typeof statement === 'string' ? statement : statement.text;
      if (text.startsWith('select notice')) return { rows: FakeClient.missed.map((notice) => ({ notice })) };
      const notices = text.includes('as notices') ? FakeClient.logged.splice(0) : [];
      return { rows: [{ name: 'shop', horizon: '9', proven: FakeClient.remembers, isOurs: true, notices }] };
    }

    async end(): Promise<void> {
      this.emit('end');
    }
  }
  class FakeDatabaseError extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  return { FakeClient, FakeDatabaseError };
});

vi.mock('pg', () => ({ Client: FakeClient, DatabaseError: FakeDatabaseError }));

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
let store: ResponseStore;
let listener: PurgeListener;

beforeEach(async () => {
  FakeClient.opened.length = 0;
  FakeClient.refusal = undefined;
  FakeClient.answers = FakeClient.channel = true;
  FakeClient.remembers = false;
  FakeClient.missed = [];
  FakeClient.logged = [];
  store = new ResponseStore();
  listener = listenForPurges({
    connectionString: 'postgres://x',
    schemaVersion: 'select 1',
    store,
    log: silent,
    readIntervalMs: 5,
    probeIntervalMs: 10,
    probeTimeoutMs: 20,
  });
  expect(store.isEnabled).toBe(false);
  await vi.waitFor(() => expect(store.isEnabled).toBe(true), 20_000);
});
afterEach(() => listener.close());

const connection = (): InstanceType<typeof FakeClient> => FakeClient.opened.at(-1)!;

describe('purge listener', () => {
  it('purges what it hears, everything where it does not understand', () => {
    const purgeTags = vi.spyOn(store, 'purgeTags');
    const clear = vi.spyOn(store, 'clear');
    connection().emit('notification', { payload: '{"id":"1","purge":["product:1"]}' });
    expect(purgeTags).toHaveBeenLastCalledWith(['product:1']);
    connection().emit('notification', { payload: '?' });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('sends again what its channel lost, and only that', async () => {
    const hear = vi.spyOn(store, 'hear');
    connection().emit('notification', { payload: '{"id":"2","purge":["heard"]}' });
    FakeClient.logged = ['{"id":"2","purge":["heard"]}', '{"id":"3","purge":["lost"]}', '{"id":"4","purge":["too"]}'];
    const purges = () => hear.mock.calls.flatMap(([{ purge }]) => (purge.length > 0 ? [purge] : []));
    await vi.waitFor(() => expect(purges()).toEqual([['heard'], ['lost', 'too']]), 20_000);
  });

  it('waits for what is still under way', async () => {
    const hear = vi.spyOn(store, 'hear');
    FakeClient.logged = ['{"id":"5","purge":["late"]}'];
    FakeClient.late = ['{"id":"5","purge":["late"]}'];
    await vi.waitFor(() => expect(hear.mock.calls.map(([{ id }]) => id)).toContain('5'), 20_000);
    await vi.waitFor(() => expect(hear.mock.calls.length).toBeGreaterThan(3), 20_000);
    expect(hear.mock.calls.filter(([{ purge }]) => purge.length > 0)).toHaveLength(1);
  });

  it('goes on with what it has when the connection is back and the log tells all that it missed', async () => {
    const clear = vi.spyOn(store, 'clear');
    const purgeTags = vi.spyOn(store, 'purgeTags');
    FakeClient.remembers = true;
    FakeClient.missed = ['{"id":"7","purge":["a"]}'];
    connection().emit('error', new Error('terminated'));
    await vi.waitFor(() => expect(store.isEnabled).toBe(false), 20_000);
    await vi.waitFor(() => expect(store.isEnabled).toBe(true), 20_000);
    expect(purgeTags).toHaveBeenCalledWith(['a']);
    expect(clear).not.toHaveBeenCalled();
  });

  it('starts from empty when the connection is back and the log does not tell', async () => {
    const clear = vi.spyOn(store, 'clear');
    const disable = vi.spyOn(store, 'disable');
    connection().emit('error', new Error('terminated'));
    connection().emit('error', new Error('and again'));
    await vi.waitFor(() => expect(store.isEnabled).toBe(false), 20_000);
    await vi.waitFor(() => expect(store.isEnabled).toBe(true), 20_000);
    expect([disable, clear].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each<[string, () => void]>([
    ['is stopped in its tracks', () => (FakeClient.answers = false)],
    ['refuses connections', () => (FakeClient.refusal = new Error('ECONNREFUSED'))],
    ['is starting', () => (FakeClient.refusal = new FakeDatabaseError('57P03'))],
  ])('lets the store serve what it has while the database %s, and empties it afterwards', async (_what, away) => {
    const suspend = vi.spyOn(store, 'suspend');
    const clear = vi.spyOn(store, 'clear');
    away();
    if (FakeClient.answers) connection().emit('error', new Error('terminated'));
    await vi.waitFor(() => expect(suspend).toHaveBeenCalled(), 20_000);
    expect([store.isEnabled, clear.mock.calls.length]).toEqual([false, 0]);
    FakeClient.refusal = undefined;
    FakeClient.answers = true;
    await vi.waitFor(() => expect(store.isEnabled).toBe(true), 20_000);
    expect(clear).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['the channel is silent', () => (FakeClient.channel = false)],
    [
      'there is no connection left for us',
      () => {
        FakeClient.refusal = new FakeDatabaseError('53300');
        connection().emit('error', new Error('terminated'));
      },
    ],
  ])('lets it serve nothing where the database works for others and %s', async (_what, deafen) => {
    const suspend = vi.spyOn(store, 'suspend');
    const clear = vi.spyOn(store, 'clear');
    deafen();
    await vi.waitFor(() => expect(clear).toHaveBeenCalled(), 20_000);
    expect([store.isEnabled, suspend.mock.calls.length]).toEqual([false, 0]);
  });

  it('closes at once and leaves the store disabled', async () => {
    await listener.close();
    expect(store.isEnabled).toBe(false);
  });
});
