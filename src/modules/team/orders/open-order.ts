import type { Payload } from 'payload';
import { billingOf } from '@/domain/orders/billing';
import { blankAddress, wishesOf, wishesOfOrder } from '@/domain/teams/team-delivery';
import { shopFormat } from '@/domain/text/shop-format';
import { orderedArtwork } from '@/domain/teams/line-prints';
import { givenDiscountOf } from '@/domain/orders/given-discount';
import { editScope } from '@/domain/teams/team-order-edit';
import { customLinesOf, draftOfOrder } from '@/domain/teams/team-order-draft';
import { listTeamLogos } from '../data/artwork';
import { listBuilderKits } from '../data/builder-kits';
import { loadProducts } from '../data/builder-products';
import { loadTeamRoster } from '../data/players';
import type { loadEditing } from './edit-team-order';
import { planEdit } from './plan-edit';

type Editing = NonNullable<Awaited<ReturnType<typeof loadEditing>>>;

export async function openOrder(payload: Payload, { order, team }: Editing, isByTeam: boolean) {
  const draft = { items: draftOfOrder(order.data), notes: order.notes ?? '', ...wishesOfOrder(order) };
  const ordered = draft.items.flatMap(({ kit }) => kit ?? []);
  const [products, kits, offered, roster, plan] = await Promise.all([
    loadProducts(payload, team.id),
    listBuilderKits(payload, team.id, ordered),
    listTeamLogos(payload, team.id),
    loadTeamRoster(payload, team),
    planEdit({ payload, team, order, ...draft, wishes: wishesOf(draft), isByTeam }),
  ]);
  const { orderNumber, revision, totalAmount, paidAmount } = order;
  const { quote, changes, voids } = plan;
  const artwork = new Map(
    [...orderedArtwork(order.data.items).map((each) => ({ ...each, previewUrl: null, pixels: null })), ...offered].map(
      (each) => [each.id, each],
    ),
  );
  return {
    ...{ draft, products, kits, roster, hasBillingAddress: false },
    artwork: [...artwork.values()],
    startAddress: blankAddress(shopFormat().country),
    edited: {
      ...{ orderNumber, revision, totalAmount, paidAmount, billing: billingOf(order) },
      isDeliveryAlone: editScope(order, isByTeam) === 'delivery',
      customLines: customLinesOf(order.data),
      ...(!isByTeam && { discount: givenDiscountOf(order.data.discounts) }),
      ...(order.isAgreed && !isByTeam && { agreedDelivery: order.shippingAmount }),
    },
    known: { quote, changes, voids },
  };
}
