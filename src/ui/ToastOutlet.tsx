'use client';

import { useSyncExternalStore } from 'react';
import { cn } from './cn';

let outlets: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  outlets = next;
  for (const listener of listeners) listener();
}

function open(outlet: HTMLElement | null) {
  if (!outlet) return undefined;
  change([...outlets, outlet]);
  return () => change(outlets.filter((each) => each !== outlet));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A place inside a dialog where toasts appear while it is open: outside of it neither the keyboard nor a screen reader
 * could reach them, and they would stand over its buttons. The one that came last is taken.
 */
export function ToastOutlet({ className }: { className: string }) {
  return <div ref={open} className={cn('z-10', className)} />;
}

/** Closes the dialog that an outlet stands in. */
export function closeDialogOf(outlet: HTMLElement | undefined): void {
  outlet?.closest('[role$="dialog"]')?.querySelector<HTMLElement>('[data-dialog-close]')?.click();
}

/** The outlet that toasts appear in; undefined where no dialog is open. */
export function useToastOutlet(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => outlets.at(-1),
    () => undefined,
  );
}
