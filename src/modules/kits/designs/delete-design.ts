import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { MAX_TEAM_DESIGNS } from '@/domain/kits/designs/design-input';
import type { DesignView } from '@/domain/kits/designs/design-view';
import { failure, type Result } from '@/lib/result';
import { lockTeamDesigns, setDesignActive } from '../data/designs';
import { holderOf, noDesign, type Asker } from './holder';
import { findDesign } from './read-designs';

type OfDesign = { req: PayloadRequest; asker: Asker; id: string };

/** Deleting again is no failure: the response may have been lost. */
export async function deleteDesign({ req, asker, id }: OfDesign): Promise<Result<object, 'not_found'>> {
  return (await setDesignActive(req, id, holderOf(asker), false)) ? { ok: true } : noDesign;
}

export function restoreDesign({ req, asker, id }: OfDesign): Promise<Result<DesignView, 'not_found' | 'full'>> {
  return inTransaction(req, async (session) => {
    const found = await findDesign({ req, asker, id });
    if (found.ok) return found;
    if ('team' in asker && (await lockTeamDesigns(session, asker.team.id)) >= MAX_TEAM_DESIGNS)
      return failure('full', `Your team has ${MAX_TEAM_DESIGNS} designs. Please delete one first.`);
    return (await setDesignActive(req, id, holderOf(asker), true)) ? findDesign({ req, asker, id }) : noDesign;
  });
}
