// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSame } from '@/domain/merging/is-same';
import { failure } from '@/lib/result';
import type { Answer } from '../request';
import { createJournal } from './journal';
import { createSync } from './sync';
import type { Copy, Revision } from './types';

interface Doc {
  title: string;
  text: string;
}

type Side = keyof Doc;
type Fault = 'none' | 'away' | 'lost' | 'slow' | 'busy' | 'refused' | 'signed-out' | 'gone';

/** Three callers: orders ask, pages merge or ask, kits merge and the later one counts. */
const SHAPES = [
  { shape: 'order', revision: (saves: number): Revision => saves, pauseMs: 500, merges: false, asks: true },
  { shape: 'page', revision: (saves: number): Revision => saves, pauseMs: undefined, merges: true, asks: true },
  { shape: 'kit', revision: (saves: number): Revision => `r${saves}`, pauseMs: undefined, merges: true, asks: false },
];

const STATUS: Partial<Record<Fault, number>> = { busy: 503, refused: 422, 'signed-out': 401, gone: 404 };
const START: Doc = { title: 'title', text: 'text' };
const isDoc = (value: unknown): value is Doc => typeof (value as Partial<Doc> | null)?.title === 'string';

function world({ revision, pauseMs, merges, asks }: (typeof SHAPES)[number], isNew = false) {
  const server = { saves: isNew ? 0 : 1, document: START, created: new Map<string, Doc>(), sent: [] as Doc[] };
  const network: { fault: Fault; release: () => void } = { fault: 'none', release: () => undefined };
  const copy = (): Copy<Doc> => ({ document: server.document, revision: revision(server.saves) });
  const refused = (status: number, more: object = {}): Answer<never> => ({
    ...failure(status === 0 ? 'offline' : 'refused', 'No.'),
    status,
    ...more,
  });

  async function request(work: () => Answer<Copy<Doc>>): Promise<Answer<Copy<Doc>>> {
    const { fault } = network;
    if (fault === 'away') return refused(0);
    if (STATUS[fault]) return refused(STATUS[fault]);
    if (fault === 'slow') await new Promise<void>((resolve) => (network.release = resolve));
    const answer = work();
    return fault === 'lost' ? refused(0) : answer;
  }

  function store(document: Doc): Answer<Copy<Doc>> {
    server.document = document;
    server.saves += 1;
    return { ok: true, value: copy() };
  }

  /** A window of its own: what it shows, the engine behind it, and its work on the device. */
  async function openWindow() {
    const window = { document: isNew ? START : server.document };
    const journal = createJournal(() => 'test.page', isDoc);
    const merge = (theirs: Copy<Doc>, base: Doc | undefined) => {
      const merged = { ...theirs.document };
      for (const side of ['title', 'text'] as Side[]) {
        const mine = window.document[side];
        if (base && mine === base[side]) continue;
        if (asks && theirs.document[side] !== base?.[side] && mine !== theirs.document[side]) return false;
        merged[side] = mine;
      }
      window.document = merged;
      return true;
    };
    const sync = createSync<Doc, Copy<Doc>, 'save'>({
      stored: isNew ? undefined : copy(),
      present: () => window.document,
      show: (document) => (window.document = document),
      isSame,
      load: () => request(() => ({ ok: true, value: copy() })),
      save: (document, sending) =>
        request(() => {
          server.sent.push(document);
          if (sending.key) {
            if (!server.created.has(sending.key)) store(document);
            server.created.set(sending.key, document);
            return { ok: true, value: copy() };
          }
          if (sending.revision === revision(server.saves)) return store(document);
          return refused(409, { code: 'conflict', current: copy() });
        }),
      merge: merges ? merge : undefined,
      confirm: () => undefined,
      onStatus: () => undefined,
      journal,
      confirmsClosing: true,
      pauseMs,
    });
    sync.start();
    const edit = (change: Partial<Doc>) => {
      window.document = { ...window.document, ...change };
      sync.changed();
    };
    const restore = async () => {
      const [found] = await journal.find();
      await sync.recover();
      return found;
    };
    return { ...sync, edit, restore, journal, document: () => window.document, kind: () => sync.status().kind };
  }

  const otherSaves = (change: Partial<Doc>) => void store({ ...server.document, ...change });
  return { server, network, openWindow, otherSaves };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const keptKeys = () => Object.keys(localStorage);
/** Ends a window without its knowing. */
const crash = () => vi.clearAllTimers();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(SHAPES)('a document saved as $shape', (shape) => {
  const pause = shape.pauseMs ?? 1500;

  it('is saved after a pause, once, and leaves nothing on the device', async () => {
    const { server, openWindow } = world(shape);
    const sync = await openWindow();
    sync.edit({ text: 'a' });
    await wait(pause - 100);
    sync.edit({ text: 'ab' });
    await wait(pause - 1);
    expect([server.sent.length, keptKeys().length, sync.kind()]).toEqual([0, 1, 'unsaved']);
    await wait(1);
    expect([server.sent, keptKeys(), sync.kind()]).toEqual([[{ ...START, text: 'ab' }], [], 'saved']);
  });

  it('is saved within 5 s while changes go on', async () => {
    const { server, openWindow } = world(shape);
    const sync = await openWindow();
    for (let step = 0; step < 16; step += 1) {
      sync.edit({ text: `step ${step}` });
      await wait(400);
    }
    expect(server.sent).toHaveLength(1);
  });

  it('is not sent where a change was taken back', async () => {
    const { server, openWindow } = world(shape);
    const sync = await openWindow();
    sync.edit({ text: 'a' });
    sync.edit({ text: START.text });
    await wait(10_000);
    expect([server.sent, keptKeys(), sync.kind()]).toEqual([[], [], 'saved']);
  });

  it('is sent by one request at a time, the latest last', async () => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = 'slow';
    sync.edit({ text: 'a' });
    await wait(pause);
    sync.edit({ text: 'ab' });
    const both = [sync.save('save'), sync.flush()];
    await wait(pause);
    expect([server.sent.length, sync.kind()]).toEqual([0, 'saving']);
    network.fault = 'none';
    network.release();
    await Promise.all(both);
    expect(server.sent.map(({ text }) => text)).toEqual(['a', 'ab']);
    expect(sync.kind()).toBe('saved');
  });

  it.each(['away', 'busy'] as const)('is kept while the server is %s, tried after 2, 4, 8 … 30 s', async (fault) => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = fault;
    const tries = vi.spyOn(localStorage.__proto__ as Storage, 'setItem');
    sync.edit({ text: 'on the train' });
    await wait(pause);
    expect(sync.kind()).toBe('offline');
    expect(await sync.flush()).toBe(false);
    expect(keptKeys()).toHaveLength(1);
    tries.mockClear();
    await wait(3999);
    expect(tries).not.toHaveBeenCalled();
    await wait(1);
    expect(tries).toHaveBeenCalled();
    await wait(120_000);
    network.fault = 'none';
    await wait(30_000);
    expect([server.document.text, keptKeys(), sync.kind()]).toEqual(['on the train', [], 'saved']);
  });

  it('is sent at once when the browser is online again, and after signing in elsewhere', async () => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    const unfollow = sync.follow();
    network.fault = 'away';
    sync.edit({ text: 'a' });
    await wait(pause);
    network.fault = 'signed-out';
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(sync.status()).toMatchObject({ kind: 'refused', status: 401 });
    network.fault = 'none';
    window.dispatchEvent(new Event('focus'));
    await wait(0);
    expect([server.document.text, sync.kind()]).toEqual(['a', 'saved']);
    unfollow();
  });

  it('is sent when the window is hidden', async () => {
    const { server, openWindow } = world(shape);
    const sync = await openWindow();
    const unfollow = sync.follow();
    sync.edit({ text: 'a' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(server.document.text).toBe('a');
    unfollow();
  });

  it('is confirmed before the window closes, until it is saved', async () => {
    const { openWindow } = world(shape);
    const sync = await openWindow();
    const unfollow = sync.follow();
    const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(mayClose()).toBe(true);
    sync.edit({ text: 'a' });
    expect(mayClose()).toBe(false);
    await wait(pause);
    expect(mayClose()).toBe(true);
    unfollow();
  });

  it('stays as it is where it is refused, until the next change', async () => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = 'refused';
    sync.edit({ text: 'too long' });
    await wait(60_000);
    expect([sync.kind(), keptKeys().length, server.sent.length]).toEqual(['refused', 1, 0]);
    network.fault = 'none';
    sync.edit({ text: 'short' });
    await wait(pause);
    expect([server.document.text, sync.kind()]).toEqual(['short', 'saved']);
  });

  it.each([1, 2, 3])('is no conflict with itself after %s lost answers', async (lost) => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = 'lost';
    for (let round = 0; round < lost; round += 1) {
      sync.edit({ text: `round ${round}` });
      await sync.flush();
    }
    network.fault = 'none';
    sync.edit({ text: 'in the end' });
    expect(await sync.flush()).toBe(true);
    expect([server.document.text, sync.document().text, sync.kind()]).toEqual(['in the end', 'in the end', 'saved']);
  });

  it('is sent where a change was taken back after its answer was lost', async () => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = 'lost';
    sync.edit({ text: 'a' });
    await sync.flush();
    network.fault = 'none';
    sync.edit({ text: START.text });
    await wait(30_000);
    expect([server.document, sync.kind()]).toEqual([START, 'saved']);
  });

  it('is merged, or left to a choice, if others changed something else', async () => {
    const { server, openWindow, otherSaves } = world(shape);
    const sync = await openWindow();
    otherSaves({ title: 'theirs' });
    sync.edit({ text: 'mine' });
    await wait(pause);
    expect(sync.kind()).toBe(shape.merges ? 'saved' : 'conflict');
    expect(server.document).toEqual(
      shape.merges ? { title: 'theirs', text: 'mine' } : { title: 'theirs', text: 'text' },
    );
  });

  it('overwrites nothing of others unseen, and goes on with the choice', async () => {
    const { server, openWindow, otherSaves } = world(shape);
    const sync = await openWindow();
    otherSaves({ text: 'theirs' });
    sync.edit({ text: 'mine' });
    await wait(pause);
    if (!shape.asks) return expect([server.document.text, sync.kind()]).toEqual(['mine', 'saved']);
    expect(sync.kind()).toBe('conflict');
    sync.edit({ text: 'still typing' });
    await wait(60_000);
    expect([server.document.text, await sync.flush(), keptKeys().length]).toEqual(['theirs', false, 1]);
    sync.resolve(() => false);
    expect(sync.kind()).toBe('conflict');
    sync.resolve(() => true);
    await wait(0);
    expect([server.document.text, sync.kind(), keptKeys()]).toEqual(['still typing', 'saved', []]);
  });

  it('shows what others saved where nothing was changed here', async () => {
    const { server, openWindow, otherSaves } = world(shape);
    const sync = await openWindow();
    otherSaves({ text: 'theirs' });
    sync.hear(shape.revision(server.saves));
    await wait(0);
    expect([sync.document().text, sync.kind(), server.sent.length]).toEqual(['theirs', 'saved', 0]);
  });

  it('gives up for a while where others save all the time', async () => {
    const { server, openWindow, otherSaves } = world(shape);
    if (!shape.merges) return;
    const sync = await openWindow();
    let count = 0;
    const busy = vi.spyOn(server.sent, 'push').mockImplementation(() => {
      otherSaves({ title: `theirs ${(count += 1)}` });
      return 0;
    });
    sync.edit({ text: 'mine' });
    await wait(pause);
    expect([sync.kind(), count]).toEqual(['offline', 5]);
    busy.mockRestore();
    await wait(2000);
    expect([server.document.text, sync.kind()]).toEqual(['mine', 'saved']);
  });

  it('sends what was changed last when another document is opened', async () => {
    const { server, network, openWindow } = world(shape);
    const sync = await openWindow();
    network.fault = 'slow';
    sync.edit({ text: 'a' });
    await wait(pause);
    sync.edit({ text: 'ab' });
    void sync.flush();
    sync.end();
    network.fault = 'none';
    network.release();
    await wait(0);
    expect(server.document.text).toBe('ab');
  });

  describe('left by a window that died', () => {
    it('comes back and is saved', async () => {
      const { server, network, openWindow } = world(shape);
      network.fault = 'away';
      (await openWindow()).edit({ text: 'before the crash' });
      crash();
      network.fault = 'none';
      const sync = await openWindow();
      await sync.restore();
      expect(sync.document().text).toBe('before the crash');
      await wait(pause);
      expect([server.document.text, keptKeys(), sync.kind()]).toEqual(['before the crash', [], 'saved']);
    });

    it.each(['lost', 'slow'] as const)('during a save (%s) is no conflict with itself', async (fault) => {
      const { server, network, openWindow } = world(shape);
      const gone = await openWindow();
      network.fault = fault;
      gone.edit({ text: 'sent' });
      await wait(pause);
      gone.edit({ text: 'sent, and more' });
      gone.keepNow();
      crash();
      network.fault = 'none';
      if (fault === 'slow') server.document = { ...START, text: 'sent' };
      if (fault === 'slow') server.saves += 1;
      const sync = await openWindow();
      await sync.restore();
      await wait(pause);
      expect([server.document.text, keptKeys(), sync.kind()]).toEqual(['sent, and more', [], 'saved']);
    });

    it('is merged with what others saved since, or left to a choice', async () => {
      const { server, network, openWindow, otherSaves } = world(shape);
      network.fault = 'away';
      (await openWindow()).edit({ text: 'mine' });
      crash();
      network.fault = 'none';
      otherSaves({ title: 'theirs' });
      const sync = await openWindow();
      await sync.restore();
      await wait(pause);
      expect(sync.kind()).toBe(shape.merges ? 'saved' : 'conflict');
      expect(sync.document().text).toBe('mine');
      expect(server.document.title).toBe('theirs');
    });

    it('is forgotten where the server has it', async () => {
      const { network, openWindow, otherSaves } = world(shape);
      network.fault = 'away';
      (await openWindow()).edit({ text: 'same' });
      crash();
      network.fault = 'none';
      otherSaves({ text: 'same' });
      const sync = await openWindow();
      await sync.restore();
      await wait(pause);
      expect([sync.kind(), keptKeys()]).toEqual(['saved', []]);
    });

    it('is created once, though the first answer was lost', async () => {
      const { server, network, openWindow } = world(shape, true);
      const gone = await openWindow();
      network.fault = 'lost';
      gone.edit({ text: 'sent' });
      await wait(pause);
      gone.edit({ text: 'sent, and more' });
      gone.keepNow();
      crash();
      network.fault = 'none';
      const sync = await openWindow();
      expect((await sync.restore())?.creation?.document.text).toBe('sent');
      await wait(10_000);
      expect([server.created.size, server.document.text, sync.kind()]).toEqual([1, 'sent, and more', 'saved']);
    });
  });

  describe('without room on the device', () => {
    it('is saved all the same where there is no storage', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { server, openWindow } = world(shape);
      const sync = await openWindow();
      sync.edit({ text: 'a' });
      await wait(pause);
      expect([server.document.text, sync.kind()]).toEqual(['a', 'saved']);
    });

    it('is kept without what it began from, and restored where nobody saved since', async () => {
      const { setItem } = Storage.prototype;
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
        if (value.length > 170) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      });
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { server, network, openWindow } = world(shape);
      network.fault = 'away';
      (await openWindow()).edit({ text: 'mine' });
      crash();
      network.fault = 'none';
      const sync = await openWindow();
      expect((await sync.restore())?.base).toEqual({ revision: shape.revision(1) });
      await wait(pause);
      expect([server.document.text, sync.kind()]).toEqual(['mine', 'saved']);
    });
  });
});

describe('journal', () => {
  const entry = { document: START, unanswered: [], at: '2026-01-01T00:00:00.000Z' };
  const put = (key: string, value: unknown, version = 2) =>
    localStorage.setItem(key, JSON.stringify({ version, value }));

  it('leaves alone what is of another version, of another shape or no JSON', async () => {
    const journal = createJournal(() => 'test.page', isDoc);
    put('test.page.old', entry, 1);
    put('test.page.odd', { ...entry, document: 'a page' });
    put('test.page.when', { ...entry, at: 'soon' });
    localStorage.setItem('test.page.cut', '{"version":2,"val');
    put('test.other.gone', entry);
    expect(await journal.find()).toEqual([]);
    expect(localStorage).toHaveLength(5);
  });

  it('finds the latest first, and hands each over once', async () => {
    const [journal, other] = [createJournal(() => 'test.page', isDoc), createJournal(() => 'test.page', isDoc)];
    put('test.page.a', entry);
    put('test.page.b', { ...entry, at: '2026-01-02T00:00:00.000Z' });
    const found = await journal.find();
    expect(found.map(({ key }) => key)).toEqual(['test.page.b', 'test.page.a']);
    const use = vi.fn(() => true);
    await journal.take('test.page.b', use);
    await other.take('test.page.b', use);
    expect(use).toHaveBeenCalledTimes(1);
    await journal.take('test.page.a', () => false);
    expect(await other.find()).toHaveLength(1);
  });

  it('finds nothing of a window that lives', async () => {
    const held = new Set<string>();
    const request = async (name: string, ...[first, second]: unknown[]) => {
      const work = (second ?? first) as () => unknown;
      if (!second) held.add(name);
      else if (held.has(name)) throw new DOMException('Waited', 'TimeoutError');
      return work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const living = createJournal(() => 'test.page', isDoc);
    living.announce();
    living.write(entry);
    put('test.page.gone', entry);
    const found = await createJournal(() => 'test.page', isDoc).find();
    expect(found.map(({ key }) => key)).toEqual(['test.page.gone']);
  });

  it('follows a document that gets its id', () => {
    let page = 'new';
    const journal = createJournal(() => `test.${page}`, isDoc);
    journal.write(entry);
    page = 'page-1';
    journal.write(entry);
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^test\.page-1\./)]);
  });
});
