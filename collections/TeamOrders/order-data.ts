import type { CollectionAfterChangeHook, Field, PayloadRequest } from 'payload';
import DataLoader from 'dataloader';
import { listTeamLines } from '@/data/team-orders';
import { teamOrder } from '@/domain/orders/order-ref';
import { readTeamOrder, storeTeamOrder, type StoredTeamOrder } from '@/domain/teams/stored-team-order';
import { linesOf, type TeamLines, teamOrderOf } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { may } from '@/lib/accounts/active-user';
import { currentTransaction } from '@/lib/database/transaction';
import { replaceStoredLines } from '@/modules/orders/data/write-lines';
import type { TeamOrder } from '@/payload-types';

type Loader = DataLoader<string, TeamLines>;

/** Reads the lines of a request’s orders in one statement. */
const loaders = new WeakMap<PayloadRequest, Loader>();

function loaderOf(req: PayloadRequest): Loader {
  const known = loaders.get(req);
  if (known) return known;
  const loader: Loader = new DataLoader(
    async (ids) => {
      const found = await listTeamLines(req, ids);
      return ids.map((id) => found.get(id) ?? { lines: [], discounts: [] });
    },
    { cache: false },
  );
  loaders.set(req, loader);
  return loader;
}

/** Why staff changed a price is theirs. */
const withoutReasons = ({ items, ...order }: TeamOrderData): TeamOrderData => ({
  ...order,
  items: items.map(({ priceReason: _, ...item }) => item),
});

export const orderDataField: Field = {
  name: 'orderData',
  type: 'json',
  required: true,
  virtual: true,
  hooks: {
    afterRead: [
      async ({ data, req }) => {
        if (typeof data?.id !== 'string') return undefined;
        const order = teamOrderOf(await loaderOf(req).load(data.id));
        return storeTeamOrder(may(req.user, 'orders:read') ? order : withoutReasons(order));
      },
    ],
  },
  admin: {
    description:
      '{ items: [{ id, product_id, product_name, color, quantities: { size: units }, unit_price, total_quantity, total_price, tax_rates: { size: per cent }, players: [{ name, name_on_back, number, size }], prints: [{ asset_id, name, place }], custom: { tax_class, is_service } of a line without a product, price_reason for staff }], discounts: [{ product_name, color, quantity, percent_off, amount, is_given }] } with amounts in the order’s currency.',
  },
};

/** Writes the lines of a new order; `followChanges` writes those of a changed one. */
export const writeLines: CollectionAfterChangeHook<TeamOrder> = async ({ data, doc, operation, req }) => {
  if (operation !== 'create') return;
  const { items, discounts } = readTeamOrder((data.orderData ?? {}) as StoredTeamOrder);
  await replaceStoredLines(await currentTransaction(req), teamOrder(doc.id), { lines: linesOf(items), discounts });
};
