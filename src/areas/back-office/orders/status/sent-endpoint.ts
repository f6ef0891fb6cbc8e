import { namedPieces } from '@/domain/despatch/shipments';
import { shopOrder } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';
import type { WithId } from '@/lib/http/parameters';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { listSentLines } from '@/modules/returns/data/returns';

export type SentPieces = { pieces: string[] };

/** Names the pieces that cancelling a shop order leaves with its customer. */
export const sentPieces = (_request: Request, { params }: WithId): Promise<Response> =>
  asStaff('orders:read', 'orders', async ({ payload }): Promise<SentPieces> => {
    const { id } = await params;
    const lines = isUuid(id) ? await listSentLines(payload, shopOrder(id)) : [];
    return { pieces: lines.flatMap((line) => (line.left > 0 ? [namedPieces({ ...line, quantity: line.left })] : [])) };
  });
