import type { Payload } from 'payload';
import { draftOfOrder } from '@/domain/teams/team-order-draft';
import { listBuilderKits } from '../data/builder-kits';
import { loadProducts } from '../data/builder-products';
import { listRosterMembers } from '../data/players';
import type { loadEditing } from './edit-team-order';
import { planEdit } from './plan-edit';

type Editing = NonNullable<Awaited<ReturnType<typeof loadEditing>>>;

/** What the order builder begins with over an order that was submitted. */
export async function openOrder(payload: Payload, { order, team }: Editing, isByTeam: boolean) {
  const draft = { items: draftOfOrder(order.data), notes: order.notes ?? '' };
  const ordered = draft.items.flatMap(({ kit }) => kit ?? []);
  const [products, kits, roster, plan] = await Promise.all([
    loadProducts(payload),
    listBuilderKits(payload, team.id, ordered),
    listRosterMembers(payload, team.id),
    planEdit({ payload, team, order, ...draft, isByTeam }),
  ]);
  const { orderNumber, revision, totalAmount } = order;
  const { quote, changes, voids } = plan;
  return { ...{ orderNumber, revision, totalAmount, draft, products, kits, roster }, known: { quote, changes, voids } };
}
