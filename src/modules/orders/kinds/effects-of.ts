import type { AnyOrder, OrderOf } from '@/data/any-order';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { AnyStatus } from '@/domain/orders/policies';
import type { OrderKindEffects } from './order-kind';
import { shopOrders } from './shop-orders';
import { teamOrders } from './team-orders';

const EFFECTS: { [Kind in OrderKind]: OrderKindEffects<OrderOf<Kind>, never> } = {
  shop: shopOrders,
  team: teamOrders,
};

export const effectsOf = ({ kind }: AnyOrder): OrderKindEffects<AnyOrder, AnyStatus> =>
  // An order and its status are always of one kind.
  EFFECTS[kind] as OrderKindEffects<AnyOrder, AnyStatus>;
