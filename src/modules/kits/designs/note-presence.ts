import type { PayloadRequest } from 'payload';
import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import { notePresent } from '@/data/presence';
import type { Result } from '@/lib/result';
import { findHeldRevision } from '../data/designs';
import { holderOf, noDesign, savedByOf, type Asker } from './holder';

type NotePresence = {
  req: PayloadRequest;
  asker: Asker;
  id: string;
  team?: { id: string; teamName: string };
  tab: string;
  place: string | null;
  leaving: boolean;
};

export async function notePresence(here: NotePresence): Promise<Result<DesignPresence, 'not_found'>> {
  const { req, asker, id, team, tab, place, leaving } = here;
  const revision = await findHeldRevision(req, id, holderOf(asker));
  if (!revision) return noDesign;
  const [owner, name] = team ? [team.id, savedByOf(req, { team })] : ['visitor', null];
  const others = await notePresent(req.payload, { subject: id, tab, owner, name, place, leaving });
  return { ok: true, revision, others };
}
