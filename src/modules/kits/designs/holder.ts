import { createHash, randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { failure } from '@/lib/result';
import type { Holder } from '../data/designs';

/** Whoever asks for a design to change it: a signed-in team, or a visitor with the key of a design. */
export type Asker = { team: { id: string; teamName: string } } | { key: string };

/** A key that nobody guesses: 24 random bytes. It opens what it belongs to, so it stands in no log. */
export const newKey = (): string => randomBytes(24).toString('base64url');

export const holderOf = (asker: Asker): Holder =>
  'team' in asker ? { teamId: asker.team.id } : { keyHash: createHash('sha256').update(asker.key).digest('hex') };

/** As versions name them: one of a team’s people, or the team by its own login; a visitor has no name. */
export const savedByOf = ({ user }: PayloadRequest, asker: Asker): string | null => {
  if (!('team' in asker)) return null;
  return user?.collection === 'team-people' ? user.fullName : asker.team.teamName;
};

/** The same for what is another’s as for what is not there. */
export const noDesign = failure('not_found', 'Design not found.');
