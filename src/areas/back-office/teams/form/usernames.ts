import type { Payload } from 'payload';
import { usernameOf } from './team-values';
import { listUsernames } from '../data/team-account';

export type UsernameAnswer = {
  isFree: boolean;
  /** The username if free, else the next one with a number; '' if none can be derived. */
  suggestion: string;
};

/** @param except id of the team that may have the username. */
export async function findUsername(payload: Payload, wanted: string, except?: string): Promise<UsernameAnswer> {
  const name = wanted.trim().toLowerCase();
  const stem = usernameOf(name);
  const taken = new Set(await listUsernames(payload, name, stem, except));
  const isFree = !taken.has(name);
  if (isFree && name) return { isFree, suggestion: name };
  let [suggestion, count] = [stem, 2];
  while (taken.has(suggestion)) suggestion = `${stem}-${count++}`;
  return { isFree, suggestion };
}
