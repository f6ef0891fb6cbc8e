import type { PayloadRequest } from 'payload';
import { maxAmount } from '@/domain/money/money';
import { namelessSizes } from '@/domain/orders/players';
import { garmentsOf, garmentSizes } from '@/domain/orders/resolve-line';
import { printedOn, type TeamOrderItem } from '@/domain/teams/team-order';
import { numberRulesOf, type NumberedTeam } from '@/domain/teams/shirt-rules';
import { failure, type Failure } from '@/lib/result';
import { blockedFields, checkGarments, type OrderedGarments } from '@/modules/kits/check-garments';

/** In words: the portal shows them above the order. */
export async function refuseKits(
  req: PayloadRequest,
  { items }: { items: readonly (TeamOrderItem | null)[] },
  team: NumberedTeam,
): Promise<Failure<'invalid' | 'too_many_requests' | 'busy'> | undefined> {
  const garments = items.flatMap((item, index): OrderedGarments[] => {
    if (!item?.kit) return [];
    const { kit, players, quantities } = item;
    const printed = players.map((player) => ({
      ...printedOn(player),
      ...garmentSizes(kit, player),
      ...(player.memberId !== undefined && { member: player.memberId }),
      ...(player.squad !== undefined && { squad: player.squad }),
    }));
    return [
      {
        item: index,
        hash: kit.hash,
        garments: garmentsOf(kit),
        players: printed,
        nameless: namelessSizes(quantities, players),
      },
    ];
  });
  const checked = await checkGarments(req, garments, undefined, numberRulesOf(team));
  if (!checked.ok) return checked;
  const fieldErrors = blockedFields(checked.checks, 'kit');
  const [first] = Object.values(fieldErrors).flat();
  return first === undefined ? undefined : failure('invalid', first, { fieldErrors });
}

const TOO_LARGE = 'This order is too large for us to take at once. Please split it, or contact us.';

export function refuseTooLarge(order: { subtotal: number; totalAmount: number }): Failure<'invalid'> | undefined {
  if (Math.max(order.subtotal, order.totalAmount) <= maxAmount()) return undefined;
  return failure('invalid', TOO_LARGE, { fieldErrors: { items: [TOO_LARGE] } });
}
