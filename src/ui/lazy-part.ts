'use client';

import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

export type LazyPart<Module> = {
  current: () => Module | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Loads it, unless loaded or under way. A failed load can be repeated. */
  load: () => Promise<Module>;
};

export function lazyPart<Module>(read: () => Promise<Module>): LazyPart<Module> {
  let module: Module | undefined;
  let underWay: Promise<Module> | undefined;
  const listeners = new Set<() => void>();

  async function ask(): Promise<Module> {
    try {
      module = await read();
      for (const listener of listeners) listener();
      return module;
    } finally {
      underWay = undefined;
    }
  }

  return {
    current: () => module,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => module ?? (underWay ??= ask()),
  };
}

/** Quiet time before a page's parts are loaded ahead, ms: its own scripts go first. */
const QUIET_MS = 2000;
/** Events of user activity, each earlier than any request it leads to. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll', 'online'];

/** Loads at user activity, or once the page is quiet; a failure is retried. Returns a function that stops waiting. */
export function loadAhead<Module>(part: LazyPart<Module>): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const load = () => void part.load().then(stop, () => undefined);
  // A page reached by a link has had its user activity there.
  if (navigator.userActivation?.hasBeenActive) load();
  for (const sign of SIGNS) {
    window.addEventListener(sign, load, { capture: true, passive: true, signal: waiting.signal });
  }
  const timer = setTimeout(load, QUIET_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  return stop;
}

/** The part once loaded. A transition: interaction does not wait for its rendering. */
export const useLazyPart = <Module>(part: LazyPart<Module>): Module | undefined =>
  useDeferredValue(useSyncExternalStore(part.subscribe, part.current, () => undefined));

/** Loaded ahead: error messages must be there when the connection is gone. */
export function useLoadedAhead<Module>(part: LazyPart<Module>): Module | undefined {
  useEffect(() => loadAhead(part), [part]);
  return useLazyPart(part);
}
