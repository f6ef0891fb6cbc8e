import type { PayloadRequest } from 'payload';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import { queryIn } from '@/lib/database/query';

/** `shown`: null of a proof from before lines were stored, or with an erased player. */
type ShownProof = { version: number; isDrawn: boolean; shown: TeamOrderItem[] | null };

export const listShown = (req: PayloadRequest, orderId: string): Promise<ShownProof[]> =>
  queryIn(
    req,
    `select version::int, is_drawn as "isDrawn", shown from team_order_proofs where team_order_id = $1 order by version desc limit 2`,
    [orderId],
  );
