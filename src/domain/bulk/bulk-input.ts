import { z } from 'zod';
import { ORDER_KINDS } from '../orders/order-ref';
import { PAYMENT_STATES } from '../orders/payment-state';
import { STATUSES } from '../orders/policies';
import { IMPORTED, ORDER_RIGHTS, RIGHTS, type Exported, type Rights } from '../api-keys/bulk-rights';

const search = z.string().max(100).optional();
const flag = z.literal(true).optional();
const day = z.iso.date().optional();

const productFilters = {
  search,
  category: z.guid().optional(),
  state: z.enum(['active', 'inactive']).optional(),
  stock: z.literal('low').optional(),
};

const filtersOf = <const What extends Exported, Shape extends z.ZodRawShape>(what: What, shape: Shape) =>
  z.strictObject({ what: z.literal(what), ...shape });

export const exportInput = z.discriminatedUnion('what', [
  filtersOf('products', productFilters),
  filtersOf('stock', productFilters),
  filtersOf('customers', { search }),
  filtersOf('orders', {
    kind: z.enum(ORDER_KINDS).optional(),
    search,
    status: z.enum(STATUSES).optional(),
    ...{ from: day, to: day, min: z.number().min(0).optional(), max: z.number().min(0).optional() },
    method: z.enum(['invoice', 'card']).optional(),
    payment: z.enum(PAYMENT_STATES).optional(),
    waiting: z.enum(['proof', 'buyer']).optional(),
    ...{ product: z.guid().optional(), team: z.guid().optional(), late: flag },
  }),
]);

export type ExportInput = z.output<typeof exportInput>;

export const queryOfExport = ({ what: _, ...filters }: ExportInput): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

export const exportRights = (input: ExportInput): Rights =>
  input.what === 'orders' ? ORDER_RIGHTS[input.kind ?? 'shop'] : RIGHTS[input.what];

export const importQuery = z.strictObject({
  what: z.enum(IMPORTED, `Choose one of ${IMPORTED.join(', ')}.`),
  dryRun: z.enum(['true', 'false']).default('false'),
});
