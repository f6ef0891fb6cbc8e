'use client';

import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

/** A module that comes apart from the scripts of its page. */
export type LazyPart<Module> = {
  /** Nothing until it is here. */
  current: () => Module | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it, unless it is here or on its way. Where it cannot come it may be asked for again. */
  load: () => Promise<Module>;
};

/** A part by its `import()`. */
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

/** How long nothing has to happen on a page before its parts are loaded ahead, ms: its own scripts go first. */
const QUIET_MS = 2000;
/** Signs of someone at the page, each before anything it leads to sends a request. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll', 'online'];

/**
 * Loads a part before it is needed: at the first sign of someone at the page, else once it has been quiet. Where it
 * cannot come the next sign asks again.
 * @returns a function that stops waiting.
 */
export function loadAhead<Module>(part: LazyPart<Module>): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const load = () => void part.load().then(stop, () => undefined);
  // On a page that someone has come to from another by a link, the sign was given there.
  if (navigator.userActivation?.hasBeenActive) load();
  for (const sign of SIGNS) {
    window.addEventListener(sign, load, { capture: true, passive: true, signal: waiting.signal });
  }
  const timer = setTimeout(load, QUIET_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  return stop;
}

/** The part once it is here. Whoever is doing something meanwhile does not wait until it is drawn. */
export const useLazyPart = <Module>(part: LazyPart<Module>): Module | undefined =>
  useDeferredValue(useSyncExternalStore(part.subscribe, part.current, () => undefined));

/** The part, loaded before it is needed: what tells of failures has to be here when the connection is not. */
export function useLoadedAhead<Module>(part: LazyPart<Module>): Module | undefined {
  useEffect(() => loadAhead(part), [part]);
  return useLazyPart(part);
}
