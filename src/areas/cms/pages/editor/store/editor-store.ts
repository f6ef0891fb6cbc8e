import { createStore, type StoreApi } from 'zustand/vanilla';
import { openPage, reduce } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { PageDocument, EditorAction, EditorState } from '@/domain/pages/editor/types';
import { type PageData, libraryId } from '@/modules/pages/page-content';
import { createPageSync } from '../page-sync';
import type { EditorStore } from '../types';
import { nextSlug, slugOfTitle, slugProblem, RESERVED_SLUGS } from '@/domain/pages/editor/page-slug';
import { requestCms } from '@/areas/cms/http/server-calls';
import { isPassing } from '@/lib/client/request';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { linkTarget, uploadId } from '@/domain/pages/text-references';

interface OpenedPage {
  page?: EditorPage;
  document: PageDocument;
  data: PageData;
  /** Id of this window for the others that have the page open. */
  tab: string;
}

export type EditorStoreApi = StoreApi<EditorStore> & { start: () => () => void };

export function createEditorStore({ page, document, data, tab }: OpenedPage): EditorStoreApi {
  const store = createStore<EditorStore>(() => ({
    page,
    editor: openPage(document),
    isPublished: page?.isPublished ?? false,
    data,
    save: { kind: 'saved', at: page?.updatedAt },
    conflicts: [],
    recovery: undefined,
    others: [],

    dispatch(action) {
      const before = store.getState().editor;
      const editor = slugs.follow(reduce(before, action), action);
      if (editor === before) return;
      store.setState({ editor });
      if (editor.document === before.document) return;
      sync.changed();
      loader.changed();
    },
    setPublished(isPublished) {
      store.setState({ isPublished });
      const { save } = store.getState();
      if (save.kind === 'saved' || save.kind === 'unsaved') sync.settle();
    },
    saveNow: (mode) => sync.saveNow(mode),
    resolve: (choices) => sync.choose(choices),
    takeRecovery: () => void sync.takeRecovery(),
    discardRecovery: () => sync.discardRecovery(),
    adopt: (saved) => void sync.adopt(saved),
  }));

  const slugs = followTitle(store);
  const present = () => store.getState().editor.document;
  const loader = createDataLoader(document, present, (loaded) =>
    store.setState(({ data: known }) => ({
      data: {
        ...known,
        ...loaded,
        pictures: { ...known.pictures, ...loaded.pictures },
        products: { ...known.products, ...loaded.products },
        documents: { ...known.documents, ...loaded.documents },
        pageAddresses: { ...known.pageAddresses, ...loaded.pageAddresses },
      },
    })),
  );
  const sync = createPageSync(store, tab, () => loader.changed());

  function start() {
    const endFollowing = slugs.start();
    const endSync = sync.open();
    return () => {
      endFollowing();
      loader.stop();
      void endSync();
    };
  }

  return Object.assign(store, { start });
}

type Store = Pick<StoreApi<EditorStore>, 'getState' | 'subscribe'>;

/** The slug of a page created in this window follows its title, until it is edited or published. */
function followTitle(store: Store) {
  let isFollowing: boolean | undefined;
  let isOurs = false;

  const follows = (): boolean => {
    const { page, isPublished } = store.getState();
    isFollowing = (isFollowing ?? page === undefined) && !isPublished;
    return isFollowing;
  };

  function setSlug(slug: string) {
    isOurs = true;
    store.getState().dispatch({ type: 'setField', field: 'slug', value: slug });
    isOurs = false;
  }

  return {
    follow(state: EditorState, action: EditorAction): EditorState {
      if (!follows() || action.type !== 'setField') return state;
      if (action.field === 'slug' && !isOurs) isFollowing = false;
      if (action.field !== 'title') return state;
      return reduce(state, { type: 'setField', field: 'slug', value: slugOfTitle(action.value) });
    },

    start: () =>
      store.subscribe(({ page, save, editor }, before) => {
        if (save === before.save || save.kind !== 'refused' || !save.fieldErrors?.slug || page || !follows()) return;
        const { slug } = editor.document;
        if (!slugProblem(slug, RESERVED_SLUGS)) setSlug(nextSlug(slug));
      }),
  };
}

const PAUSE_MS = 400;
const RETRY_MS = 5000;

/** One request at a time, a moment after the last change. @param given document whose data is already loaded. */
function createDataLoader(given: PageDocument, present: () => PageDocument, onData: (data: PageData) => void) {
  /** Last loaded need by subject: a grid set back needs its first products again. */
  const met = new Map(given.blocks.flatMap(needsOf).map((need) => [subjectOf(need), need]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = false;

  const isMet = (need: string) => met.get(subjectOf(need)) === need;
  const lacking = () => present().blocks.filter((block) => !needsOf(block).every(isMet));

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), ms);
  }

  async function load() {
    const blocks = lacking();
    if (loading || !blocks.length) return;
    loading = true;
    const answer = await requestCms<PageData>('/cms/page-data', 'POST', { blocks });
    loading = false;
    if (!answer.ok && isPassing(answer)) return wait(RETRY_MS);
    for (const need of blocks.flatMap(needsOf)) met.set(subjectOf(need), need);
    if (answer.ok) onData(answer.value);
    if (lacking().length) wait(PAUSE_MS);
  }

  return {
    changed: () => lacking().length > 0 && wait(PAUSE_MS),
    stop: () => clearTimeout(timer),
  };
}

const remembered = new WeakMap<EditorBlock, readonly string[]>();

/** Pictures, products, contacts and addresses of a block and its columns. Memoised, as blocks are immutable. */
function needsOf(block: EditorBlock): readonly string[] {
  const known = remembered.get(block);
  if (known) return known;
  const needs = [...new Set(collect(block))];
  remembered.set(block, needs);
  return needs;
}

function collect(value: unknown): string[] {
  if (typeof value === 'string') {
    const id = libraryId(value);
    return id ? [`picture ${id}`] : [];
  }
  if (Array.isArray(value)) return value.flatMap(collect);
  if (typeof value !== 'object' || value === null) return [];
  return [...ownNeeds(value), ...Object.values(value).flatMap(collect)];
}

function ownNeeds(value: object): string[] {
  const { id, blockType, source, category, products, limit, ...node }: Partial<EditorBlock> = value;
  if (node.type === 'upload') return withName('picture', uploadId(node));
  if (node.type === 'link') return withName('page', linkTarget(node.fields).pageId);
  if (blockType === 'contactDetails') return ['contact'];
  if (blockType !== 'productGrid') return [];
  const which = source === 'category' ? category : source === 'chosen' ? products : null;
  return [`products ${id} ${JSON.stringify([source, which, limit])}`];
}

const withName = (name: string, id: string | undefined): string[] => (id === undefined ? [] : [`${name} ${id}`]);

const subjectOf = (need: string): string => need.split(' ', 2).join(' ');
