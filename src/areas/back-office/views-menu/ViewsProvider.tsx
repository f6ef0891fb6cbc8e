'use client';

import { useMemo, type ReactNode } from 'react';
import { ListViews, type ListViewsProps } from '@/ui/list/list-views';
import type { SavedView } from '../views/saved-view';
import { Views } from '../views/views-context';
import { ViewsMenu } from './ViewsMenu';

type ViewsProviderProps = { views: readonly SavedView[]; lists: readonly string[]; children: ReactNode };

const menu = (props: ListViewsProps) => <ViewsMenu {...props} />;

/** Gives every list below it its saved views. */
export function ViewsProvider({ views, lists, children }: ViewsProviderProps) {
  const known = useMemo(() => ({ views, lists }), [views, lists]);
  return (
    <Views value={known}>
      <ListViews value={menu}>{children}</ListViews>
    </Views>
  );
}
