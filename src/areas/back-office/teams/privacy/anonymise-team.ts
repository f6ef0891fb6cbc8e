import type { PayloadRequest } from 'payload';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { DELETED_TEAM } from '@/domain/teams/deleted-team';
import { may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { assetFiles } from '@/lib/files/asset-files';
import { failure, type Result } from '@/lib/result';
import { deletePeople, deleteRosterAndAssets } from '@/modules/team/data/team-deletion';
import { removeDrawnFiles } from '@/modules/privacy/remove-drawn-files';
import { lockTeam } from '../data/team-account';
import { noSuchTeam } from '../refusal';
import {
  blankTeam,
  blankTeamOrders,
  deleteTeamDesigns,
  deleteTeamMessages,
  eraseFromDraft,
  eraseFromHistory,
  eraseFromOrders,
  eraseSizeLinks,
  listTeamEmails,
  lockOrders,
} from './data/personal-data';

type Anonymised = Result<{ orders: number }, 'forbidden' | 'not_found' | 'refused' | 'in_use'>;

/** Books stay: orders’ lines and amounts, invoices, the log. `in_use` while an order could still be delivered. */
export function anonymiseTeam({ req, id }: { req: PayloadRequest; id: string }): Promise<Anonymised> {
  return inTransaction<Anonymised>(req, async (session) => {
    if (!may(req.user, 'teams:write')) return failure('forbidden', 'You may not change teams.');
    const team = await lockTeam(session, req, id);
    if (!team) return noSuchTeam();
    if (isDeletedEmail(team.email ?? '')) return failure('refused', 'This team’s data has already been removed.');
    const orders = await lockOrders(session, id);
    const open = orders.filter(({ isOpen }) => isOpen).map(({ number }) => number);
    if (open.length > 0) return failure('in_use', `Still open: ${open.join(', ')}. Deliver or cancel them first.`);
    const ids = orders.map((order) => order.id);
    const emails = await listTeamEmails(session, id);
    await eraseFromOrders(session, orders, 'everyone');
    await eraseFromHistory(session, ids, 'everyone');
    await blankTeamOrders(session, id);
    await eraseFromDraft(session, id, 'everyone');
    await eraseSizeLinks(session, id, 'everyone');
    const { pictures } = await deleteTeamDesigns(session, id);
    await deletePeople(session, id);
    const assets = await deleteRosterAndAssets(session, id);
    await req.payload.delete({
      collection: 'team-order-proofs',
      where: { teamOrder: { in: ids } },
      overrideAccess: true,
      req,
    });
    await deleteTeamMessages(session, id, ids, emails);
    await blankTeam(session, id);
    await recordActivity(
      req,
      'team.anonymised',
      { type: 'teams', id, name: DELETED_TEAM },
      { after: { orders: ids.length } },
    );
    const files = assets.flatMap(({ filename, previewName }) => [filename, previewName]);
    session.afterCommit(() => {
      void removeDrawnFiles(req.payload, pictures);
      void assetFiles.discard(files);
    });
    return { ok: true, orders: ids.length };
  });
}
