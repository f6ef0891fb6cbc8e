import { isTeamDraft } from '@/domain/team-draft';
import { readStored, writeStored, type StoragePlace } from '@/features/shop/browser-storage';
import type { LocalCopy } from './draft-sync';

const place = (teamId: string): StoragePlace => ({ key: `kitroom.team-order.${teamId}`, version: 1 });
const attemptPlace = (teamId: string): StoragePlace => ({ key: `kitroom.team-order-attempt.${teamId}`, version: 1 });

/** What this device keeps of a team’s unsaved draft. */
export function localCopy(teamId: string) {
  return {
    read(): LocalCopy | undefined {
      const value = readStored(place(teamId));
      if (!isRecord(value) || typeof value.version !== 'number' || !isTeamDraft(value.draft)) return undefined;
      const inDoubt = Array.isArray(value.inDoubt) ? value.inDoubt.filter((each) => typeof each === 'string') : [];
      return { draft: value.draft, version: value.version, inDoubt };
    },
    write: (copy: LocalCopy | undefined) => keepOrForget(place(teamId), copy),
  };
}

/** A submission whose answer has not arrived. */
export type Attempt = { version: number; key: string };

export function readAttempt(teamId: string): Attempt | undefined {
  const value = readStored(attemptPlace(teamId));
  return isRecord(value) && typeof value.version === 'number' && typeof value.key === 'string'
    ? { version: value.version, key: value.key }
    : undefined;
}

export const writeAttempt = (teamId: string, attempt: Attempt | undefined): void =>
  keepOrForget(attemptPlace(teamId), attempt);

function keepOrForget(at: StoragePlace, value: object | undefined): void {
  if (value) return writeStored(at, value);
  try {
    localStorage.removeItem(at.key);
  } catch {
    console.warn(`The browser did not forget ${at.key}.`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
