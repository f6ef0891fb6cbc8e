// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { block, fakeServer, pageOf } from '../../../../../../tests/setup/fake-page-server';
import { createEditorStore, type EditorStoreApi } from './editor-store';

const ends: (() => void)[] = [];

function open(server: ReturnType<typeof fakeServer>, document = pageOf([])): EditorStoreApi {
  const { page } = server;
  const store = createEditorStore({
    page,
    document: page?.document ?? document,
    data: { pictures: {}, products: {} },
    tab: 'tab-a',
  });
  ends.push(store.start());
  return store;
}

const opened = (...blocks: EditorBlock[]) => {
  const server = fakeServer(pageOf(blocks));
  return { server, store: open(server) };
};

const typeInto = (store: EditorStoreApi, id: string, title: string) =>
  store.getState().dispatch({ type: 'set', id, path: 'title', value: title, at: Date.now() });

const titles = (store: EditorStoreApi) => store.getState().editor.document.blocks.map(({ title }) => title);
const stored = (server: ReturnType<typeof fakeServer>) => server.page?.document.blocks.map(({ title }) => title);
const journalKeys = () => Object.keys(localStorage);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(navigator, { sendBeacon: vi.fn(() => true) });
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autosave', () => {
  it('saves 1.5 s after the last change', async () => {
    const { server, store } = opened(block('a'));
    typeInto(store, 'a', 'H');
    await pass(1000);
    typeInto(store, 'a', 'Hi');
    expect(store.getState().save.kind).toBe('unsaved');
    await pass(1499);
    expect(server.saves).toHaveLength(0);
    await pass(1);
    expect(server.saves.map(({ path, body }) => [path, body.mode, body.revision])).toEqual([
      ['/cms/pages/page-1/document', 'autosave', 1],
    ]);
    expect(stored(server)).toEqual(['Hi']);
    expect(store.getState().save).toEqual({ kind: 'saved', at: '2026-01-01T00:00:02.000Z' });
  });

  it('does not wait longer than 5 s while changes go on', async () => {
    const { server, store } = opened(block('a'));
    for (let second = 0; second < 11; second += 1) {
      typeInto(store, 'a', `Text ${second}`);
      await pass(1000);
    }
    expect(server.saves).toHaveLength(2);
  });

  it('sends one request at a time and the latest state last', async () => {
    const { server, store } = opened(block('a'));
    server.takes = 4000;
    typeInto(store, 'a', 'first');
    await pass(1500);
    typeInto(store, 'a', 'second');
    await pass(3000);
    typeInto(store, 'a', 'third');
    expect(store.getState().save.kind).toBe('saving');
    await pass(20_000);
    expect(server.mostUnderWay).toBe(1);
    expect(stored(server)).toEqual(['third']);
    expect(store.getState().save.kind).toBe('saved');
  });

  it('saves nothing where only the selection changed', async () => {
    const { server, store } = opened(block('a'));
    store.getState().dispatch({ type: 'select', id: 'a' });
    await pass(10_000);
    expect(server.saves).toHaveLength(0);
    expect(journalKeys()).toEqual([]);
  });

  it('leaves the flag alone, which Save stores', async () => {
    const { server, store } = opened(block('a'));
    store.getState().setPublished(true);
    typeInto(store, 'a', 'Hi');
    await pass(2000);
    expect(server.saves[0]?.body).not.toHaveProperty('isPublished');
    expect(store.getState().save.kind).toBe('unsaved');
    await store.getState().saveNow('save');
    expect(server.page?.isPublished).toBe(true);
    expect(store.getState().save.kind).toBe('saved');
  });

  it('brings what changed while the editor leaves', async () => {
    const { server, store } = opened(block('a'));
    typeInto(store, 'a', 'Hi');
    ends.splice(0).forEach((end) => end());
    await pass(0);
    expect(stored(server)).toEqual(['Hi']);
    expect(journalKeys()).toEqual([]);
  });
});

describe('saveNow', () => {
  it('waits for what is under way and then sends what is on the screen', async () => {
    const { server, store } = opened(block('a'));
    server.takes = 1000;
    typeInto(store, 'a', 'first');
    await pass(1500);
    typeInto(store, 'a', 'second');
    const outcome = store.getState().saveNow('save');
    await pass(2500);
    expect((await outcome).ok).toBe(true);
    expect(server.saves.map(({ body }) => [body.mode, body.revision])).toEqual([
      ['autosave', 1],
      ['save', 2],
    ]);
    expect(stored(server)).toEqual(['second']);
  });

  it('takes the place of the autosave that was due', async () => {
    const { server, store } = opened(block('a'));
    server.takes = 1000;
    typeInto(store, 'a', 'Hi');
    await pass(1000);
    void store.getState().saveNow('save');
    await pass(5000);
    expect(server.saves.map(({ body }) => body.mode)).toEqual(['save']);
  });

  it('creates a new page and takes over its address, keeping the choice of editor', async () => {
    window.history.replaceState(null, '', '/cms/pages/new?editor=a');
    const server = fakeServer(undefined);
    const store = open(server, pageOf([], { title: 'New Page', slug: 'new-page' }));
    store.getState().dispatch({ type: 'setField', field: 'title', value: 'Kits' });
    expect((await store.getState().saveNow('save')).ok).toBe(true);
    expect(server.saves[0]?.path).toBe('/cms/pages/create');
    expect(server.saves[0]?.body).toMatchObject({ isPublished: false, document: { title: 'Kits' } });
    expect(window.location.pathname + window.location.search).toBe('/cms/pages/page-1?editor=a');
    expect(journalKeys()).toEqual([]);
    store.getState().dispatch({ type: 'setField', field: 'title', value: 'Kits!' });
    await pass(1500);
    expect(server.saves[1]?.path).toBe('/cms/pages/page-1/document');
  });

  it('gives a new page the slug of its title, counts on where that is taken, and stops once one is typed', async () => {
    const server = fakeServer(undefined);
    const store = open(server, pageOf([], { title: 'New Page', slug: 'new-page' }));
    const set = (field: 'title' | 'slug', value: string) =>
      store.getState().dispatch({ type: 'setField', field, value });
    const slug = () => store.getState().editor.document.slug;
    server.mood = 'slugTaken';
    set('title', 'About us');
    expect(slug()).toBe('about-us');
    expect((await store.getState().saveNow('autosave')).ok).toBe(false);
    expect(slug()).toBe('about-us-2');
    server.mood = 'fine';
    await pass(1500);
    expect(server.page?.document.slug).toBe('about-us-2');
    set('title', 'Our club');
    expect(slug()).toBe('our-club');
    set('slug', 'club');
    set('title', 'The club');
    expect(slug()).toBe('club');
  });

  it('leaves the slug of a page alone that was there before, or is to be public', () => {
    const { store } = opened(block('a'));
    store.getState().dispatch({ type: 'setField', field: 'title', value: 'Another' });
    expect(store.getState().editor.document.slug).toBe('home');
    const fresh = open(fakeServer(undefined), pageOf([], { title: 'New Page', slug: 'new-page' }));
    fresh.getState().setPublished(true);
    fresh.getState().dispatch({ type: 'setField', field: 'title', value: 'Another' });
    expect(fresh.getState().editor.document.slug).toBe('new-page');
  });

  it('says what the server refuses, and saves once it is put right', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'slugTaken';
    store.getState().dispatch({ type: 'setField', field: 'slug', value: 'about' });
    expect(await store.getState().saveNow('save')).toEqual({ ok: false, message: 'Look again.' });
    expect(store.getState().save).toMatchObject({
      kind: 'refused',
      fieldErrors: { slug: ['This slug is taken.'] },
    });
    server.mood = 'fine';
    store.getState().dispatch({ type: 'setField', field: 'slug', value: 'about-us' });
    await pass(1500);
    expect(server.page?.document.slug).toBe('about-us');
  });

  it('says what is wrong with a block, keeps it, and saves it once it fits', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'overfull';
    typeInto(store, 'a', 'One too many');
    const message = 'At most 40 questions are allowed: remove 1.';
    expect(await store.getState().saveNow('save')).toEqual({ ok: false, message });
    expect(store.getState().save).toMatchObject({ kind: 'refused', message });
    expect(titles(store)).toEqual(['One too many']);
    server.mood = 'fine';
    typeInto(store, 'a', 'As many as fit');
    await pass(1500);
    expect(stored(server)).toEqual(['As many as fit']);
  });
});

describe('without a connection', () => {
  it('keeps the work here, tries again with growing pauses, and saves it in the end', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'away';
    typeInto(store, 'a', 'Hi');
    await pass(1500);
    expect(store.getState().save.kind).toBe('offline');
    typeInto(store, 'a', 'Hi there');
    await pass(60_000);
    expect(journalKeys()).toHaveLength(1);
    expect(store.getState().save.kind).toBe('offline');
    server.mood = 'fine';
    await pass(30_000);
    expect(stored(server)).toEqual(['Hi there']);
    expect(store.getState().save.kind).toBe('saved');
    expect(journalKeys()).toEqual([]);
  });

  it('tries at once when the browser is online again', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'away';
    typeInto(store, 'a', 'Hi');
    await pass(1500);
    server.mood = 'fine';
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(stored(server)).toEqual(['Hi']);
  });

  it('never publishes by a retry', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'away';
    store.getState().setPublished(true);
    typeInto(store, 'a', 'Hi');
    expect((await store.getState().saveNow('save')).ok).toBe(false);
    server.mood = 'fine';
    await pass(2000);
    expect(server.saves.map(({ body }) => body.mode)).toEqual(['autosave']);
    expect(server.page?.isPublished).toBe(false);
    expect(store.getState()).toMatchObject({ isPublished: true, save: { kind: 'unsaved' } });
  });

  it('takes a save whose answer was lost for its own', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'lost';
    typeInto(store, 'a', 'Hi');
    await pass(1500);
    server.mood = 'fine';
    typeInto(store, 'a', 'Hi there');
    await pass(10_000);
    expect(store.getState()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
    expect(stored(server)).toEqual(['Hi there']);
  });

  it('knows its own save again though the server tidied the slug', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'lost';
    store.getState().dispatch({ type: 'setField', field: 'slug', value: 'About' });
    await pass(1500);
    if (server.page) server.page.document.slug = 'about';
    server.mood = 'fine';
    store.getState().dispatch({ type: 'setField', field: 'slug', value: 'About-us' });
    await pass(10_000);
    expect(store.getState()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
    expect(server.page?.document.slug).toBe('About-us');
  });

  it('makes one page of a new one, though the first answer was lost', async () => {
    const server = fakeServer(undefined);
    const store = open(server, pageOf([block('a')], { title: 'New Page', slug: 'new-page' }));
    server.mood = 'lost';
    typeInto(store, 'a', 'first');
    await pass(1500);
    typeInto(store, 'a', 'second');
    server.mood = 'fine';
    store.getState().setPublished(true);
    expect(await store.getState().saveNow('save')).toMatchObject({ ok: true });
    expect(server.made).toBe(1);
    expect(stored(server)).toEqual(['second']);
    expect(server.page?.isPublished).toBe(true);
    expect(store.getState()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
  });

  it('asks to sign in again, and saves after it', async () => {
    const { server, store } = opened(block('a'));
    server.mood = 'signedOut';
    typeInto(store, 'a', 'Hi');
    await pass(1500);
    expect(store.getState().save).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('signed out'),
      isSignedOut: true,
    });
    server.mood = 'fine';
    window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(stored(server)).toEqual(['Hi']);
  });
});

describe('two people', () => {
  it('keeps edits to different blocks, of both', async () => {
    const { server, store } = opened(block('a'), block('b'));
    server.otherSaves(pageOf([block('a'), block('b', 'theirs')]));
    typeInto(store, 'a', 'mine');
    await store.getState().saveNow('draft');
    expect(stored(server)).toEqual(['mine', 'theirs']);
    expect(titles(store)).toEqual(['mine', 'theirs']);
    expect(server.saves.map(({ body }) => body.mode)).toEqual(['draft', 'draft']);
  });

  it('shows what the others saved within seconds', async () => {
    const { server, store } = opened(block('a'));
    server.otherSaves(pageOf([block('a', 'theirs')]));
    server.others = [{ tab: 'tab-b', name: 'Ada', blockId: 'a' }];
    await pass(4000);
    expect(titles(store)).toEqual(['theirs']);
    expect(store.getState()).toMatchObject({ others: server.others, save: { kind: 'saved' }, page: { revision: 2 } });
    expect(server.saves).toHaveLength(0);
  });

  it('asks where both changed the same block, sends nothing until then, and goes on with the choice', async () => {
    const { server, store } = opened(block('a'), block('b'));
    server.otherSaves(pageOf([block('a', 'theirs'), block('b')]));
    typeInto(store, 'a', 'mine');
    await pass(1500);
    expect(store.getState().save.kind).toBe('conflict');
    expect(store.getState().conflicts).toMatchObject([
      { kind: 'block', id: 'a', mine: { title: 'mine' }, theirs: { title: 'theirs' } },
    ]);
    typeInto(store, 'b', 'more of mine');
    await pass(30_000);
    expect(stored(server)).toEqual(['theirs', 'b']);
    expect(await store.getState().saveNow('save')).toMatchObject({ ok: false });
    expect(journalKeys()).toHaveLength(1);

    store.getState().resolve(new Map([['a', 'theirs']]));
    await pass(0);
    expect(stored(server)).toEqual(['theirs', 'more of mine']);
    expect(store.getState()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
    expect(journalKeys()).toEqual([]);
  });

  it('keeps mine where that is chosen', async () => {
    const { server, store } = opened(block('a'));
    server.otherSaves(pageOf([block('a', 'theirs')]));
    typeInto(store, 'a', 'mine');
    await pass(1500);
    store.getState().resolve(new Map([['a', 'mine']]));
    await pass(0);
    expect(stored(server)).toEqual(['mine']);
  });

  it('does not take for a change what the server tidied in a slug that is still being typed', async () => {
    const { server, store } = opened(block('a'));
    store.getState().dispatch({ type: 'setField', field: 'slug', value: 'About ' });
    server.tidies = true;
    await pass(1500);
    expect(store.getState().editor.document.slug).toBe('About ');
    server.otherSaves(pageOf([block('a', 'theirs')], { slug: 'about' }));
    await pass(4000);
    expect(store.getState()).toMatchObject({ conflicts: [], editor: { document: { slug: 'About ' } } });
    server.otherSaves(pageOf([block('a', 'theirs')], { slug: 'team' }));
    await pass(4000);
    expect(store.getState()).toMatchObject({
      conflicts: [],
      editor: { document: { slug: 'team' } },
      save: { kind: 'saved' },
    });
  });

  it('adopts what another screen saved without losing what is being written', async () => {
    const { server, store } = opened(block('a'), block('b'));
    typeInto(store, 'a', 'mine');
    server.otherSaves(pageOf([block('a'), block('b', 'restored')]));
    if (server.page) store.getState().adopt({ ...server.page, publishAt: '2030-01-01T00:00:00.000Z' });
    await pass(2000);
    expect(stored(server)).toEqual(['mine', 'restored']);
  });

  it('is silent while the window is hidden, and says goodbye', async () => {
    const { server } = opened(block('a'));
    await pass(4000);
    expect(server.presence).toHaveLength(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(server.presence).toHaveLength(2);
    window.dispatchEvent(new Event('pagehide'));
    expect(navigator.sendBeacon).toHaveBeenCalledWith('/cms/pages/page-1/presence', expect.any(Blob));
    vi.restoreAllMocks();
  });
});

describe('recovery', () => {
  async function dieWith(server: ReturnType<typeof fakeServer>, title: string) {
    const store = open(server);
    typeInto(store, 'a', title);
    await pass(250);
    server.mood = 'away';
    ends.splice(0).forEach((end) => end());
    await pass(0);
    server.mood = 'fine';
  }

  it('offers what was not saved, and saves it when it is taken', async () => {
    const server = fakeServer(pageOf([block('a')]));
    await dieWith(server, 'unsaved');
    const store = open(server);
    await pass(0);
    expect(titles(store)).toEqual(['a']);
    expect(store.getState().recovery?.document.blocks).toMatchObject([{ title: 'unsaved' }]);
    store.getState().takeRecovery();
    expect(titles(store)).toEqual(['unsaved']);
    expect(store.getState().recovery).toBeUndefined();
    await pass(1500);
    expect(stored(server)).toEqual(['unsaved']);
    expect(journalKeys()).toEqual([]);
  });

  it('loads the products that restored work shows', async () => {
    const server = fakeServer(pageOf([block('a')]));
    const store = open(server);
    const grid = { id: 'grid', blockType: 'productGrid', source: 'chosen', products: ['shirt'], limit: 4 };
    store.getState().dispatch({ type: 'insert', block: grid, at: { list: 'page', index: 1 } });
    server.mood = 'away';
    ends.splice(0).forEach((end) => end());
    await pass(0);
    server.mood = 'fine';
    const later = open(server);
    await pass(0);
    later.getState().takeRecovery();
    await pass(400);
    expect(server.dataAsked).toMatchObject([[{ id: 'grid' }]]);
  });

  describe('of a new page whose answer was lost', () => {
    const blank = pageOf([block('a')], { title: 'New Page', slug: 'new-page' });

    function openNew() {
      const store = createEditorStore({ document: blank, data: { pictures: {}, products: {} }, tab: 'tab-a' });
      ends.push(store.start());
      return store;
    }

    async function dieSending(
      server: ReturnType<typeof fakeServer>,
      mood: 'lost' | 'away',
      work: (store: EditorStoreApi) => unknown,
    ) {
      server.mood = mood;
      await work(openNew());
      server.mood = 'away';
      ends.splice(0).forEach((end) => end());
      await pass(0);
      server.mood = 'fine';
      expect(server.made).toBe(1);
    }

    it('goes on with that page, and makes no second one', async () => {
      const server = fakeServer(undefined);
      await dieSending(server, 'lost', async (store) => {
        typeInto(store, 'a', 'sent');
        await pass(1500);
        typeInto(store, 'a', 'typed since');
      });
      const store = openNew();
      await pass(0);
      store.getState().takeRecovery();
      expect(titles(store)).toEqual(['typed since']);
      await pass(5000);
      expect(server.made).toBe(1);
      expect(stored(server)).toEqual(['typed since']);
      expect(store.getState()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
      expect(journalKeys()).toEqual([]);
    });

    it('does so again after a second window died', async () => {
      const server = fakeServer(undefined);
      await dieSending(server, 'lost', (store) => store.getState().saveNow('draft'));
      await dieSending(server, 'away', async (store) => {
        await pass(0);
        store.getState().takeRecovery();
        typeInto(store, 'a', 'typed since');
        await pass(1500);
      });
      const store = openNew();
      await pass(0);
      store.getState().takeRecovery();
      await pass(5000);
      expect(server.made).toBe(1);
      expect(stored(server)).toEqual(['typed since']);
      expect(journalKeys()).toEqual([]);
    });
  });

  it('merges it with what others saved since', async () => {
    const server = fakeServer(pageOf([block('a'), block('b')]));
    await dieWith(server, 'unsaved');
    server.otherSaves(pageOf([block('a'), block('b', 'theirs')]));
    const store = open(server);
    await pass(0);
    store.getState().takeRecovery();
    expect(titles(store)).toEqual(['unsaved', 'theirs']);
    await pass(1500);
    expect(stored(server)).toEqual(['unsaved', 'theirs']);
  });

  it('asks where others changed the same block since', async () => {
    const server = fakeServer(pageOf([block('a')]));
    await dieWith(server, 'unsaved');
    server.otherSaves(pageOf([block('a', 'theirs')]));
    const store = open(server);
    await pass(0);
    store.getState().takeRecovery();
    expect(store.getState().save.kind).toBe('conflict');
    await pass(30_000);
    expect(stored(server)).toEqual(['theirs']);
  });

  function keepWithoutBase(entry: { title: string; revision: number }) {
    localStorage.setItem(
      'kitroom.cms-journal.page-1.gone',
      JSON.stringify({
        version: 2,
        value: {
          document: pageOf([block('a', entry.title), block('b')]),
          base: { revision: entry.revision },
          unanswered: [],
          at: '2026-01-01T00:00:00.000Z',
        },
      }),
    );
  }

  it('asks about every block that differs where nobody knows what the work began from', async () => {
    const server = fakeServer(pageOf([block('a'), block('b')]));
    keepWithoutBase({ title: 'unsaved', revision: 1 });
    server.otherSaves(pageOf([block('a', 'theirs'), block('b'), block('c')]));
    const store = open(server);
    await pass(0);
    store.getState().takeRecovery();
    expect(store.getState().conflicts).toMatchObject([{ id: 'a' }]);
    await pass(30_000);
    expect(stored(server)).toEqual(['theirs', 'b', 'c']);
    store.getState().resolve(new Map([['a', 'mine']]));
    await pass(0);
    expect(stored(server)).toEqual(['unsaved', 'b', 'c']);
  });

  it('takes it as it is where nobody has saved since', async () => {
    const server = fakeServer(pageOf([block('a'), block('b')]));
    keepWithoutBase({ title: 'unsaved', revision: 1 });
    const store = open(server);
    await pass(0);
    store.getState().takeRecovery();
    await pass(1500);
    expect(store.getState().conflicts).toEqual([]);
    expect(stored(server)).toEqual(['unsaved', 'b']);
  });

  it('saves what was typed before it is taken, and keeps both', async () => {
    const server = fakeServer(pageOf([block('a'), block('b')]));
    await dieWith(server, 'unsaved');
    const store = open(server);
    await pass(0);
    typeInto(store, 'b', 'typed since');
    store.getState().takeRecovery();
    await pass(1500);
    expect(titles(store)).toEqual(['unsaved', 'typed since']);
    expect(stored(server)).toEqual(['unsaved', 'typed since']);
  });

  it('stays on offer while what was typed cannot be saved', async () => {
    const server = fakeServer(pageOf([block('a'), block('b')]));
    await dieWith(server, 'unsaved');
    const store = open(server);
    await pass(0);
    server.mood = 'away';
    typeInto(store, 'b', 'typed since');
    store.getState().takeRecovery();
    await pass(0);
    expect(titles(store)).toEqual(['a', 'typed since']);
    expect(store.getState().recovery).toBeDefined();
  });

  it('forgets it when it is not wanted', async () => {
    const server = fakeServer(pageOf([block('a')]));
    await dieWith(server, 'unsaved');
    const store = open(server);
    await pass(0);
    store.getState().discardRecovery();
    expect(store.getState().recovery).toBeUndefined();
    expect(journalKeys()).toEqual([]);
  });

  it('offers nothing that the server has', async () => {
    const server = fakeServer(pageOf([block('a')]));
    await dieWith(server, 'saved after all');
    server.otherSaves(pageOf([block('a', 'saved after all')]));
    const store = open(server);
    await pass(0);
    expect(store.getState().recovery).toBeUndefined();
    expect(journalKeys()).toEqual([]);
  });

  it('warns before the window is closed, as long as something is unsaved', async () => {
    const { store } = opened(block('a'));
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    typeInto(store, 'a', 'Hi');
    expect(closes()).toBe(false);
    await pass(1500);
    expect(closes()).toBe(true);
  });
});

describe('data of the blocks', () => {
  const grid = (source: string): EditorBlock => ({ id: 'grid', blockType: 'productGrid', source, limit: 4 });

  it('asks for what a block shows, a moment after it changed, and for nothing that is known', async () => {
    const { server, store } = opened(grid('featured'), block('a'));
    typeInto(store, 'a', 'Hi');
    await pass(3000);
    expect(server.dataAsked).toEqual([]);
    const set = (value: string) => store.getState().dispatch({ type: 'set', id: 'grid', path: 'source', value, at: 0 });
    set('sale');
    set('newest');
    await pass(400);
    expect(server.dataAsked.map((blocks) => blocks.map(({ id, source }) => [id, source]))).toEqual([
      [['grid', 'newest']],
    ]);
    expect(store.getState().data.products).toHaveProperty('grid');
    set('featured');
    await pass(400);
    expect(server.dataAsked).toHaveLength(2);
  });
});
