'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { errorState } from './ErrorStateAhead';
import { lazyPart, useLoadedAhead } from './lazy-part';
import { currentToast, subscribeToToast } from './toast';

const toastView = lazyPart(() => import('./ToastView'));

/**
 * The place where toasts appear; once per layout. What draws them (Radix, 12 KB) is loaded ahead of the first, which may
 * tell that the connection is gone, and with it what stands in the place of a screen that failed. One that came before
 * waits for it.
 */
export function Toaster() {
  const active = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const view = useLoadedAhead(toastView);
  useLoadedAhead(errorState);

  useEffect(() => {
    if (active) toastView.load().catch(() => console.warn('The toast view could not be loaded.'));
  }, [active]);

  return view && active ? <view.ToastView toast={active} /> : null;
}
