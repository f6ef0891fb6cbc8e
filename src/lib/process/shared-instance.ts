/**
 * One instance per process, however often its module is loaded. The server runs outside Next's bundle and the
 * application inside it, so a module-level variable would exist twice; `globalThis` exists once.
 */
const registry = globalThis as typeof globalThis & Record<symbol, unknown>;

const keyOf = (name: string): symbol => Symbol.for(`kitroom.http-cache.${name}`);

/** Creates the instance on the first call. */
export function sharedInstance<T>(name: string, create: () => T): T {
  const key = keyOf(name);
  registry[key] ??= create();
  return registry[key] as T;
}

/** Undefined if nothing was registered (scripts, tests, workers). */
export function findShared<T>(name: string): T | undefined {
  return registry[keyOf(name)] as T | undefined;
}

/** Replaces the instance before; `undefined` removes it. */
export function registerShared<T>(name: string, instance: T | undefined): void {
  registry[keyOf(name)] = instance;
}
