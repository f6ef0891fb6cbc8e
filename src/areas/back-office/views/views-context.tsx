'use client';

import { createContext, use } from 'react';
import type { SavedView } from './saved-view';

type KnownViews = { views: readonly SavedView[]; lists: readonly string[] };

export const Views = createContext<KnownViews>({ views: [], lists: [] });

/** Leads from a list to the view that the user opens first. */
export function useFirstView(): (list: string) => string {
  const { views } = use(Views);
  return (list) => views.find((view) => view.isDefault && view.list === list)?.href ?? list;
}
