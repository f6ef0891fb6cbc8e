import type { PayloadRequest } from 'payload';
import { may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { removeDrawnFiles } from '@/modules/privacy/remove-drawn-files';
import { lockTeam } from '../data/team-account';
import { noSuchTeam } from '../refusal';
import {
  deleteMember,
  eraseFromDraft,
  eraseFromHistory,
  eraseFromOrders,
  eraseSizeLinks,
  hasNamesake,
  isOrderedFor,
  lockMember,
  lockOrders,
} from './data/personal-data';

type ErasePlayer = { req: PayloadRequest; id: string; memberId: string };
type Erased = Result<{ orders: number }, 'forbidden' | 'not_found' | 'in_use'>;

/** Pieces stay, nameless, also typed ones if nobody shares the name. `in_use` while one could still be delivered. */
export function erasePlayer({ req, id, memberId }: ErasePlayer): Promise<Erased> {
  return inTransaction<Erased>(req, async (session) => {
    if (!may(req.user, 'teams:write')) return failure('forbidden', 'You may not change teams.');
    if (!(await lockTeam(session, req, id))) return noSuchTeam();
    const member = await lockMember(session, id, memberId);
    if (!member) return failure('not_found', 'This player is no longer on the roster.');
    const isShared = await hasNamesake(session, id, memberId, member.name);
    const player = { id: memberId, name: isShared ? '' : member.name };
    const orders = await lockOrders(session, id);
    const open = orders.filter((order) => order.isOpen && isOrderedFor(order, player)).map(({ number }) => number);
    if (open.length > 0) return failure('in_use', `Still open: ${open.join(', ')}. Deliver or cancel them first.`);
    const finished = orders.filter(({ isOpen }) => !isOpen);
    const erased = await eraseFromOrders(session, finished, player);
    const named = await eraseFromHistory(
      session,
      orders.map((order) => order.id),
      { ...player, name: member.name },
    );
    const pictured = finished
      .map((order) => order.id)
      .filter((order) => erased.includes(order) || named.includes(order));
    await eraseFromDraft(session, id, player);
    await eraseSizeLinks(session, id, player);
    await deleteMember(session, memberId);
    await req.payload.delete({
      collection: 'team-order-proofs',
      where: { teamOrder: { in: pictured } },
      overrideAccess: true,
      req,
    });
    await recordActivity(
      req,
      'team.player-erased',
      { type: 'teams', id, name: 'Personal data of a player' },
      { after: { orders: erased.length } },
    );
    session.afterCommit(() => void removeDrawnFiles(req.payload, []));
    return { ok: true, orders: erased.length };
  });
}
