'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { errorState } from './ErrorStateAhead';
import { lazyPart, useLoadedAhead } from './lazy-part';
import { currentToast, subscribeToToast } from './toast';

const toastView = lazyPart(() => import('./ToastView'));

/** Loads Radix (12 KB) ahead of the first toast, which may report a lost connection; the error screen comes with it. */
export function Toaster() {
  const active = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const view = useLoadedAhead(toastView);
  useLoadedAhead(errorState);

  useEffect(() => {
    if (active) toastView.load().catch(() => console.warn('The toast view could not be loaded.'));
  }, [active]);

  return view && active ? <view.ToastView toast={active} /> : null;
}
