'use client';

import { useEffect, type ComponentProps } from 'react';
import type { ErrorState } from './ErrorState';
import { lazyPart, useLoadedAhead } from './lazy-part';

export const errorState = lazyPart(() => import('./ErrorState'));

/** Toaster loads it ahead on every page; until then only its words are shown. */
export function ErrorStateAhead(props: ComponentProps<typeof ErrorState>) {
  const part = useLoadedAhead(errorState);
  useEffect(() => {
    errorState.load().catch(() => console.warn('The view of failures could not be loaded.'));
  }, []);
  if (part) return <part.ErrorState {...props} />;
  return (
    <div role="alert" className="grid gap-3 p-6 text-center">
      <h1>{props.title}</h1>
      <p>{props.description}</p>
      {props.action}
    </div>
  );
}
