/** Raise `version` when the shape changes: older values are then ignored. */
export interface StoragePlace {
  key: string;
  version: number;
}

/** Unchecked, as anyone may have written it; undefined if it cannot be read. */
export function readStored({ key, version }: StoragePlace): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;
    return isOurs && stored.version === version ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** False if storage is full or refused. */
export function writeStored({ key, version }: StoragePlace, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, value }));
    return true;
  } catch {
    console.warn(`The browser did not store ${key}.`);
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    console.warn(`The browser did not forget ${key}.`);
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Also calls back on return from the back/forward cache. */
export function watchStored({ key }: StoragePlace, onChange: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) onChange();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) onChange();
  });
}
