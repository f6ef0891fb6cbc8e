'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribeToToast, type ActiveToast } from './toast';

/**
 * The place where toasts appear; once per layout. What draws them (Radix, 12 KB) is loaded with the first toast.
 * A failed load costs that toast and nothing else, which is why this is no React.lazy.
 */
export function Toaster() {
  const active = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [view, setView] = useState<{ View: ComponentType<{ toast: ActiveToast }> } | null>(null);

  useEffect(() => {
    if (!active || view) return;
    let gone = false;
    import('./ToastView').then(
      ({ ToastView }) => {
        if (!gone) setView({ View: ToastView });
      },
      () => console.warn('The toast view could not be loaded.'),
    );
    return () => {
      gone = true;
    };
  }, [active, view]);

  return view && active ? <view.View toast={active} /> : null;
}
