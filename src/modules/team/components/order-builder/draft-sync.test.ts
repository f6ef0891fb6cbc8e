import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftFingerprint, emptyDraft, type TeamDraft } from '@/domain/teams/team-draft';
import { failure } from '@/lib/result';
import type { DraftAnswer } from '../../order-builder/save-draft';
import { createDraftSync, type LocalCopy } from './draft-sync';

const saying = (notes: string): TeamDraft => ({ items: [], notes });
const quote = { ...({} as DraftAnswer['quote']), lines: [], designs: [], totalAmount: 0, fieldErrors: {} };

/** A server that keeps one draft, and a network that can be cut before or after it. */
function world() {
  const server = { draft: emptyDraft(), version: 0 };
  const network: { cut: 'none' | 'before' | 'after' | 'slow'; sends: number; release: () => void } = {
    cut: 'none',
    sends: 0,
    release: () => undefined,
  };
  const device: { copy?: LocalCopy } = {};
  const answer = (): DraftAnswer => ({ ...server, submitKey: `key-${server.version}`, quote });
  const offline = failure('offline', 'No connection.');
  async function send(version: number, draft: TeamDraft) {
    network.sends += 1;
    if (network.cut === 'before') return offline;
    if (network.cut === 'slow') await new Promise<void>((resolve) => (network.release = resolve));
    const isNewest = version === server.version;
    if (isNewest) Object.assign(server, { draft, version: version + 1 });
    if (network.cut === 'after') return offline;
    if (isNewest || draftFingerprint(draft) === draftFingerprint(server.draft))
      return { ok: true as const, value: answer() };
    return { ...failure('conflict', 'Changed.'), ...answer() };
  }
  const openWindow = async () => {
    const sync = createDraftSync(answer(), {
      send,
      local: { take: async () => device.copy, write: (copy) => (device.copy = copy) },
    });
    await sync.restore();
    return sync;
  };
  const otherWindowSaves = (notes: string) =>
    Object.assign(server, { draft: saying(notes), version: server.version + 1 });
  return { server, network, device, openWindow, otherWindowSaves };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

describe('saving', () => {
  it('waits for a pause in the typing, and keeps nothing on the device once it is saved', async () => {
    const { server, network, device, openWindow } = world();
    const sync = await openWindow();
    for (const text of ['a', 'ab', 'abc']) {
      sync.edit(saying(text));
      await wait(100);
    }
    expect(sync.state().status).toBe('saving');
    expect(device.copy?.draft).toEqual(saying('abc'));
    await wait();
    expect(network.sends).toBe(1);
    expect(server.draft).toEqual(saying('abc'));
    expect(sync.state()).toMatchObject({ status: 'saved', version: 1, submitKey: 'key-1' });
    expect(device.copy).toBeUndefined();
  });

  it('saves what is typed while a save is under way, after it', async () => {
    const { server, network, openWindow } = world();
    const sync = await openWindow();
    network.cut = 'slow';
    sync.edit(saying('a'));
    await wait();
    sync.edit(saying('ab'));
    await wait();
    expect(network.sends).toBe(1);
    network.cut = 'none';
    network.release();
    await wait();
    expect(server).toMatchObject({ draft: saying('ab'), version: 2 });
    expect(sync.state().status).toBe('saved');
  });

  it('has nothing to do where a change was taken back', async () => {
    const { network, device, openWindow } = world();
    const sync = await openWindow();
    sync.edit(saying('a'));
    sync.edit(saying(''));
    await wait();
    expect({ sends: network.sends, status: sync.state().status, copy: device.copy }).toEqual({
      sends: 0,
      status: 'saved',
    });
  });

  it('is done at once on demand', async () => {
    const { server, openWindow } = world();
    const sync = await openWindow();
    sync.edit(saying('a'));
    expect(await sync.flush()).toBe(true);
    expect(server.draft).toEqual(saying('a'));
  });
});

describe('a lost connection', () => {
  it('loses nothing: it is kept on the device and tried again', async () => {
    const { server, network, device, openWindow } = world();
    const sync = await openWindow();
    network.cut = 'before';
    sync.edit(saying('typed on the train'));
    await wait();
    expect(sync.state().status).toBe('unreachable');
    expect(await sync.flush()).toBe(false);
    expect(device.copy?.draft).toEqual(saying('typed on the train'));
    network.cut = 'none';
    await wait(20_000);
    expect(server.draft).toEqual(saying('typed on the train'));
    expect(sync.state().status).toBe('saved');
  });

  it('loses nothing over a crash either', async () => {
    const { server, network, openWindow } = world();
    network.cut = 'before';
    (await openWindow()).edit(saying('before the crash'));
    vi.clearAllTimers();
    network.cut = 'none';
    const sync = await openWindow();
    expect(sync.state().draft).toEqual(saying('before the crash'));
    await wait();
    expect(server.draft).toEqual(saying('before the crash'));
  });

  it.each([1, 2, 3])('after %s saves whose answers were lost is no conflict with oneself', async (lost) => {
    const { server, network, openWindow } = world();
    const sync = await openWindow();
    network.cut = 'after';
    for (let round = 0; round < lost; round += 1) {
      sync.edit(saying(`round ${round}`));
      await sync.save();
    }
    network.cut = 'none';
    sync.edit(saying('in the end'));
    expect(await sync.flush()).toBe(true);
    expect(sync.state().theirs).toBeNull();
    expect(server.draft).toEqual(saying('in the end'));
  });

  it('with a crash after a lost answer is no conflict with oneself', async () => {
    const { server, network, openWindow } = world();
    const sync = await openWindow();
    network.cut = 'after';
    sync.edit(saying('sent'));
    await sync.save();
    sync.edit(saying('sent, and more'));
    vi.clearAllTimers();
    network.cut = 'none';
    const next = await openWindow();
    await wait();
    expect(next.state()).toMatchObject({ status: 'saved', theirs: null });
    expect(server.draft).toEqual(saying('sent, and more'));
  });
});

describe('two windows', () => {
  async function inConflict() {
    const all = world();
    const sync = await all.openWindow();
    all.otherWindowSaves('theirs');
    sync.edit(saying('mine'));
    await wait();
    return { ...all, sync };
  }

  it('that both changed it: nothing is overwritten, and both are there to choose from', async () => {
    const { sync, server, device } = await inConflict();
    expect(sync.state()).toMatchObject({
      status: 'conflict',
      draft: saying('mine'),
      theirs: { draft: saying('theirs') },
    });
    expect(server.draft).toEqual(saying('theirs'));
    expect(device.copy?.draft).toEqual(saying('mine'));
    sync.edit(saying('mine, still typing'));
    await wait();
    expect(server.draft).toEqual(saying('theirs'));
    expect(await sync.flush()).toBe(false);
  });

  it('go on with what is here', async () => {
    const { sync, server } = await inConflict();
    sync.choose('mine');
    await wait();
    expect(server.draft).toEqual(saying('mine'));
    expect(sync.state()).toMatchObject({ status: 'saved', theirs: null });
  });

  it('go on with what is there, and hand back what was here', async () => {
    const { sync, server, device } = await inConflict();
    expect(sync.choose('theirs')).toEqual(saying('mine'));
    await wait();
    expect(sync.state()).toMatchObject({ status: 'saved', draft: saying('theirs') });
    expect(server.draft).toEqual(saying('theirs'));
    expect(device.copy).toBeUndefined();
  });

  it('ask after a crash, too', async () => {
    const { network, openWindow, otherWindowSaves } = world();
    network.cut = 'before';
    (await openWindow()).edit(saying('mine'));
    vi.clearAllTimers();
    network.cut = 'none';
    otherWindowSaves('theirs');
    expect((await openWindow()).state()).toMatchObject({ status: 'conflict', draft: saying('mine') });
  });

  it('of which only the other changed it: it is taken over', async () => {
    const { server, openWindow, otherWindowSaves } = world();
    const sync = await openWindow();
    otherWindowSaves('theirs');
    sync.meet({ ...server, submitKey: null, quote });
    expect(sync.state()).toMatchObject({ status: 'saved', draft: saying('theirs'), version: 1 });
  });
});

describe('a submission', () => {
  it('leaves an empty draft at the version the server has then', async () => {
    const { server, openWindow } = world();
    const sync = await openWindow();
    sync.edit(saying('order'));
    await sync.flush();
    Object.assign(server, { draft: emptyDraft(), version: 2 });
    sync.submitted();
    sync.edit(saying('the next one'));
    expect(await sync.flush()).toBe(true);
    expect(server).toEqual({ draft: saying('the next one'), version: 3 });
  });
});

it('says so where the server refuses or the team is logged out, and tries on the next change', async () => {
  const codes = ['invalid', 'signed_out'];
  const sync = createDraftSync(
    { draft: emptyDraft(), version: 0, submitKey: null, quote },
    {
      send: async () => failure(codes.shift() ?? 'invalid', 'No.'),
      local: { take: async () => undefined, write: () => undefined },
    },
  );
  sync.edit(saying('a'));
  await wait();
  expect(sync.state().status).toBe('refused');
  sync.edit(saying('ab'));
  await wait();
  expect(sync.state().status).toBe('signed-out');
});
