import { markCacheable, runAsPart, applyDirectives } from './request-scope';
import { installedStore } from './store';

type Argument = string | number | undefined;

/** The reading must not depend on the user, nor its result be changed. Undefined is never kept. @param name unique */
export function remembered<Arguments extends Argument[], Value>(
  name: string,
  read: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  return async (...args) => {
    const memory = enabledStore()?.documents;
    if (!memory) return read(...args);
    const key = keyOf(name, args);
    const kept = memory.get(key) ?? (await memory.read(key, () => runAsPart(() => read(...args))));
    applyDirectives(kept.directives);
    // Nothing else is kept under the name.
    return kept.value as Value;
  };
}

type RememberedEach<Value> = {
  name: string;
  tagsOf: (id: string) => readonly string[];
  /** Tags of an answer with too many items to name each. */
  tagsOfAll?: readonly string[];
  /** True for reads by programs, which read whole catalogues: these displace only each other. */
  isForPrograms?: boolean;
  /** Existing items by id; called with at least one id, none twice. */
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
};

/** The reading must mark nothing: the answer has the tags of all requested ids, as missing ones may be created. */
export function rememberedEach<Value>({
  name,
  tagsOf,
  tagsOfAll,
  isForPrograms,
  read,
}: RememberedEach<Value>): (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>> {
  return async (requested) => {
    const ids = [...new Set(requested)];
    if (ids.length === 0) return new Map();
    markCacheable(tagsOfAll ?? ids.flatMap(tagsOf));
    const memory = isForPrograms ? enabledStore()?.programDocuments : enabledStore()?.documents;
    if (!memory) return read(ids);
    const kept = new Map(
      ids.flatMap((id): [string, Value][] => {
        const document = memory.get(keyOf(name, [id]));
        return document ? [[id, document.value as Value]] : [];
      }),
    );
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length === 0) return kept;
    const began = memory.current;
    const found = await read(missing);
    for (const [id, value] of found) {
      const directives = { tags: tagsOf(id), isMarked: true, isDenied: false };
      memory.keep(keyOf(name, [id]), { value, directives }, began);
    }
    return new Map([...kept, ...found]);
  };
}

const keyOf = (name: string, args: readonly Argument[]): string => `${name} ${JSON.stringify(args)}`;

/** Undefined while purges are not heard, and in scripts and workers. */
function enabledStore() {
  const store = installedStore();
  return store?.isEnabled ? store : undefined;
}
