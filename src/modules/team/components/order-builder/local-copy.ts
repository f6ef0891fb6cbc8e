import { isRecord } from '@/domain/text/is-record';
import { isTeamDraft } from '@/domain/teams/team-draft';
import { readStored, removeStored, storedKeys, writeStored, type StoragePlace } from '@/lib/client/browser-storage';
import type { LocalCopy } from './draft-sync';

/** Unlike randomUUID, it is there without https too. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

const prefixOf = (teamId: string) => `kitroom.team-order.${teamId}.`;
const placeOf = (key: string): StoragePlace => ({ key, version: 1 });

/** Longest time that a reloading window takes to close, ms. */
const LEAVING_MS = 2000;

/**
 * Copies of a team’s unsaved draft on this device, one for each window, so that windows never overwrite each other. The
 * next window to open takes the copy of a closed one.
 */
export function localCopy(teamId: string) {
  const own = `${prefixOf(teamId)}${randomKey()}`;
  // Held as long as the window lives, a crash included: that is how the others know.
  void navigator.locks?.request(own, () => new Promise(() => undefined));
  const write = (copy: LocalCopy | undefined) => keepOrForget(own, copy);
  return {
    write,
    async take(mayTake: () => boolean): Promise<LocalCopy | undefined> {
      const others = storedKeys(prefixOf(teamId)).filter((key) => key !== own);
      for (const left of others) {
        const copy = await onceGone(left, () => {
          if (!mayTake()) return undefined;
          const found = readCopy(left);
          if (found) write(found);
          keepOrForget(left, undefined);
          return found;
        });
        if (copy) return copy;
      }
      return undefined;
    },
  };
}

/** Does the work if the window of that copy is gone, or goes soon. */
async function onceGone<Value>(key: string, work: () => Value): Promise<Value | undefined> {
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request(key, { signal: AbortSignal.timeout(LEAVING_MS) }, work);
  } catch {
    return undefined;
  }
}

function readCopy(key: string): LocalCopy | undefined {
  const value = readStored(placeOf(key));
  if (!isRecord(value) || typeof value.version !== 'number' || !isTeamDraft(value.draft)) return undefined;
  const inDoubt = Array.isArray(value.inDoubt) ? value.inDoubt.filter((each) => typeof each === 'string') : [];
  return { draft: value.draft, version: value.version, inDoubt };
}

/** A submission whose answer has not arrived. */
export type Attempt = { version: number; key: string };

const attemptKey = (teamId: string) => `kitroom.team-order-attempt.${teamId}`;

export function readAttempt(teamId: string): Attempt | undefined {
  const value = readStored(placeOf(attemptKey(teamId)));
  return isRecord(value) && typeof value.version === 'number' && typeof value.key === 'string'
    ? { version: value.version, key: value.key }
    : undefined;
}

export const writeAttempt = (teamId: string, attempt: Attempt | undefined): void =>
  keepOrForget(attemptKey(teamId), attempt);

function keepOrForget(key: string, value: object | undefined): void {
  if (value) writeStored(placeOf(key), value);
  else removeStored(key);
}
