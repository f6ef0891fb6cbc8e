import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/order-status';
import { query } from '@/lib/database/query';
import type { BulkChange, BulkPlan, BulkRefusal, BulkSelection, BulkStep } from '../rules/bulk-status';
import { parseOrderFilters } from '../rules/order-filters';
import { matchingOrders, type Statement } from './matching-orders';
import { updateOrderStatus } from './update-order-status';

/** Orders between two reports of progress. */
const STEP = 10;

/** Counts what is selected by status, for somebody to confirm. */
export async function planBulkStatus(payload: Payload, asked: BulkSelection): Promise<BulkPlan> {
  const until = new Date();
  const { text, values } = selectedOrders(asked, until);
  const rows = await query<{ status: OrderStatus; count: number }>(
    payload,
    `select status, count(*)::int as count from (${text}) as selected group by status`,
    values,
  );
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { counts, until: until.toISOString() };
}

type RunBulkStatus = {
  payload: Payload;
  /** A request of the administrator’s own for each order, asked for again: one who is out meanwhile has none. */
  newRequest: () => Promise<PayloadRequest | undefined>;
  change: BulkChange;
  /** Stops before the next order. */
  signal?: AbortSignal;
};

/**
 * Moves the selected orders on, oldest first, each in its own transaction with all that a single change brings
 * (history, stock, activity log). One that is refused, as where its stock is gone, is reported and left as it is.
 */
export async function* runBulkStatus({ payload, newRequest, change, signal }: RunBulkStatus): AsyncGenerator<BulkStep> {
  const { text, values } = selectedOrders(change, new Date(change.until));
  const orders = await query<{ id: string }>(
    payload,
    `select id from (${text}) as selected where status <> $${values.push(change.to)} order by created_at, id`,
    values,
  );
  const total = orders.length;
  let [done, changed] = [0, 0];
  let refused: BulkRefusal[] = [];
  yield { done, total, changed, refused };
  for (const { id } of orders) {
    const req = signal?.aborted ? undefined : await newRequest();
    if (!req) return;
    const result = await updateOrderStatus({ payload, req, orderId: id, status: change.to, reason: change.reason });
    done += 1;
    if (result.ok) changed += 1;
    else refused = [...refused, { id, orderNumber: await numberOf(payload, id), message: result.message }];
    if (done % STEP === 0 || done === total) {
      yield { done, total, changed, refused };
      refused = [];
    }
  }
}

/** Statement of id, status and created_at. */
function selectedOrders({ query: listQuery, selection }: BulkSelection, until: Date): Statement {
  const columns = 'o.id, o.status, o.created_at';
  const filters = parseOrderFilters(new URLSearchParams(listQuery));
  if (!selection.all) {
    return { text: `select ${columns} from orders o where o.id = any($1::uuid[])`, values: [selection.ids] };
  }
  const { text, values } = matchingOrders({ filters, columns, until });
  return {
    text: `select * from (${text}) as o where not o.id = any($${values.push(selection.except)}::uuid[])`,
    values,
  };
}

async function numberOf(payload: Payload, id: string): Promise<string> {
  const [order] = await query<{ orderNumber: string }>(
    payload,
    'select order_number as "orderNumber" from orders where id = $1',
    [id],
  );
  return order?.orderNumber ?? '';
}
