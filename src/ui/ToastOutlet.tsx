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

/** Place for toasts in an open dialog, where keyboard and screen readers reach them. The last one mounted is used. */
export function ToastOutlet({ className }: { className: string }) {
  return <div ref={open} className={cn('z-10', className)} />;
}

export function closeDialogOf(outlet: HTMLElement | undefined): void {
  outlet?.closest('[role$="dialog"]')?.querySelector<HTMLElement>('[data-dialog-close]')?.click();
}

export function useToastOutlet(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => outlets.at(-1),
    () => undefined,
  );
}
