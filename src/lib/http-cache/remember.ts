import { markCacheable, runAsPart, takeOver } from './request-scope';
import { installedStore } from './store';

type Argument = string | number | undefined;

/**
 * A reading that is made once and kept until one of the tags it marks is purged: for plain data that is the same for
 * everybody. It must not ask who asks, and what it answers must not be changed. What is not there (undefined) is looked
 * for each time; so is everything where nothing is stored.
 * @param name no other reading has it.
 */
export function remembered<Arguments extends Argument[], Value>(
  name: string,
  read: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  return async (...args) => {
    const memory = enabledStore()?.documents;
    if (!memory) return read(...args);
    const key = keyOf(name, args);
    const kept = memory.get(key) ?? (await memory.read(key, () => runAsPart(() => read(...args))));
    takeOver(kept.said);
    // Nothing else is kept under the name.
    return kept.value as Value;
  };
}

type RememberedEach<Value> = {
  name: string;
  /** The tags under which one of them stands. */
  tagsOf: (id: string) => readonly string[];
  /** Those of an answer that shows several, where they are too many to be named each. */
  tagsOfAll?: readonly string[];
  /** Whether programs ask for them, which read whole catalogues: these displace only each other. */
  isForPrograms?: boolean;
  /** Those that are there, by id. Asked for one at least, and for none twice. */
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
};

/**
 * As `remembered`, of several things that are read together: those that are kept are not read again. What is read must
 * mark nothing; the answer stands under the tags of all that were asked for, as who is not there may come.
 */
export function rememberedEach<Value>({
  name,
  tagsOf,
  tagsOfAll,
  isForPrograms,
  read,
}: RememberedEach<Value>): (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>> {
  return async (asked) => {
    const ids = [...new Set(asked)];
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
      const said = { tags: tagsOf(id), isMarked: true, isVetoed: false };
      memory.keep(keyOf(name, [id]), { value, said }, began);
    }
    return new Map([...kept, ...found]);
  };
}

const keyOf = (name: string, args: readonly Argument[]): string => `${name} ${JSON.stringify(args)}`;

/** Nothing where purges are not heard, and in scripts and workers. */
function enabledStore() {
  const store = installedStore();
  return store?.isEnabled ? store : undefined;
}
