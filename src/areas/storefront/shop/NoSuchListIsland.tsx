'use client';

import { lazy, type ComponentProps } from 'react';

const NoSuchList = lazy(async () => ({ default: (await import('./NoSuchList')).NoSuchList }));

/** What stands where a list is not, apart from the scripts of all the lists that are: each of their pages names it. */
export function NoSuchListIsland(props: ComponentProps<typeof NoSuchList>) {
  return <NoSuchList {...props} />;
}
