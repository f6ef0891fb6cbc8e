/** The server runs outside Next’s bundle and the application inside, so a module-level variable would exist twice. */
const registry = globalThis as typeof globalThis & Record<symbol, unknown>;

const keyOf = (name: string): symbol => Symbol.for(`kitroom.http-cache.${name}`);

export function sharedInstance<T>(name: string, create: () => T): T {
  const key = keyOf(name);
  registry[key] ??= create();
  return registry[key] as T;
}

export function findShared<T>(name: string): T | undefined {
  return registry[keyOf(name)] as T | undefined;
}

export function registerShared<T>(name: string, instance: T | undefined): void {
  registry[keyOf(name)] = instance;
}
