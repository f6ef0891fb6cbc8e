import { createHash, randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { failure } from '@/lib/result';
import type { Holder } from '../data/designs';

export type Asker = { team: { id: string; teamName: string } } | { key: string };

/** Key that cannot be guessed: 24 random bytes. It grants access, so never log it. */
export const newKey = (): string => randomBytes(24).toString('base64url');

export const holderOf = (asker: Asker): Holder =>
  'team' in asker ? { teamId: asker.team.id } : { keyHash: createHash('sha256').update(asker.key).digest('hex') };

/** Name for versions: one of a team’s people, or the team by its own login; null for a visitor. */
export const savedByOf = ({ user }: PayloadRequest, asker: Asker): string | null => {
  if (!('team' in asker)) return null;
  return user?.collection === 'team-people' ? user.fullName : asker.team.teamName;
};

/** The same answer for another’s design as for a missing one. */
export const noDesign = failure('not_found', 'Design not found.');
