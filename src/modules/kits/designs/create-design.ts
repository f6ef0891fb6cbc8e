import type { PayloadRequest } from 'payload';
import { MAX_TEAM_DESIGNS, MAX_VERSIONS } from '@/domain/kits/designs/design-input';
import type { NewDesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { findHeldDesign, insertDesign, lockTeamDesigns } from '../data/designs';
import { insertVersion } from '../data/design-versions';
import { storeKitDocument } from '../store-kit-document';
import { designView } from './design-view';
import { holderOf, newKey, savedByOf, type Asker } from './holder';

type CreateDesign = {
  req: PayloadRequest;
  team?: { id: string; teamName: string };
  document: KitDocument;
};

/** A visitor gets the key only this once, as just its hash is stored. `full` if a team has reached its limit. */
export function createDesign({ req, team, document }: CreateDesign): Promise<Result<NewDesignView, 'full'>> {
  return inTransaction(req, async (session) => {
    if (team && (await lockTeamDesigns(session, team.id)) >= MAX_TEAM_DESIGNS)
      return failure('full', `Your team has ${MAX_TEAM_DESIGNS} designs. Please delete one first.`);
    const key = newKey();
    const asker: Asker = team ? { team } : { key };
    const holder = holderOf(asker);
    const { id: documentId } = await storeKitDocument(req, document);
    const { name } = document;
    const id = await insertDesign(session, { name, documentId, shareToken: newKey(), holder });
    await insertVersion(
      session,
      { design: id, documentId, name, savedBy: savedByOf(req, asker), isAutosave: false },
      MAX_VERSIONS,
    );
    const row = await findHeldDesign(req, id, holder);
    if (!row) throw new Error('A design that was stored was not found.');
    return { ok: true, ...designView(row), ...(!team && { key }) };
  });
}
