import type { Payload } from 'payload';
import { blankAddress, wishesOf, wishesOfOrder } from '@/domain/teams/team-delivery';
import { shopFormat } from '@/domain/text/shop-format';
import { editScope } from '@/domain/teams/team-order-edit';
import { draftOfOrder } from '@/domain/teams/team-order-draft';
import { listBuilderKits } from '../data/builder-kits';
import { loadProducts } from '../data/builder-products';
import { listRosterMembers } from '../data/players';
import type { loadEditing } from './edit-team-order';
import { planEdit } from './plan-edit';

type Editing = NonNullable<Awaited<ReturnType<typeof loadEditing>>>;

/** What the order builder begins with over an order that was submitted. */
export async function openOrder(payload: Payload, { order, team }: Editing, isByTeam: boolean) {
  const draft = { items: draftOfOrder(order.data), notes: order.notes ?? '', ...wishesOfOrder(order) };
  const ordered = draft.items.flatMap(({ kit }) => kit ?? []);
  const [products, kits, roster, plan] = await Promise.all([
    loadProducts(payload),
    listBuilderKits(payload, team.id, ordered),
    listRosterMembers(payload, team.id),
    planEdit({ payload, team, order, ...draft, wishes: wishesOf(draft), isByTeam }),
  ]);
  const { orderNumber, revision, totalAmount } = order;
  const { quote, changes, voids } = plan;
  return {
    ...{ orderNumber, revision, totalAmount, draft, products, kits, roster },
    startAddress: blankAddress(shopFormat().country),
    isDeliveryAlone: editScope(order, isByTeam) === 'delivery',
    known: { quote, changes, voids },
  };
}
