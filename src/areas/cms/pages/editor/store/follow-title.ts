import type { StoreApi } from 'zustand/vanilla';
import { reduce } from '@/domain/pages/editor';
import { nextSlug, slugOfTitle, slugProblem, RESERVED_SLUGS } from '@/domain/pages/editor/page-slug';
import type { EditorAction, EditorState } from '@/domain/pages/editor/types';
import type { EditorStore } from '../types';

type Store = Pick<StoreApi<EditorStore>, 'getState' | 'subscribe'>;

/** The slug of a page created in this window follows its title, until it is edited or published. */
export function followTitle(store: Store) {
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
        if (save === before.save || save.kind !== 'refused' || !save.fieldErrors.slug || page || !follows()) return;
        const { slug } = editor.document;
        if (!slugProblem(slug, RESERVED_SLUGS)) setSlug(nextSlug(slug));
      }),
  };
}
