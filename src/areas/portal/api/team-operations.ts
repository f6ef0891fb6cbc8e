import { submissionInput } from '@/domain/teams/team-draft-input';
import { TEAM_PERMISSIONS, teamRoleCan } from '@/domain/teams/team-roles';
import { taxAnswer } from '@/domain/taxes/order-taxes';
import { invalidInput } from '@/lib/failures';
import { checkIdempotencyKey } from '@/lib/http/idempotency-key';
import { bySize, type SizeQuantities, type TeamOperations } from '@/modules/api/shop-operations';
import { quoteDraft } from '@/modules/team/order-builder/quote-draft';
import { submitOrder } from '../order-builder/order-builder-endpoints';
import { asTeam } from '../shell/with-team';

type Input = { items?: { extras?: SizeQuantities }[] };

function submissionOf(input: unknown): object {
  const { items, ...order } = input as Input;
  return { ...order, items: items?.map(({ extras, ...item }) => ({ ...item, extras: bySize(extras) })) };
}

/** Fields of teams in GraphQL; their types are in src/modules/api/shop-operations.ts. */
export const teamOperations: TeamOperations = {
  me: (_, request) =>
    asTeam(request, 'portal', async ({ team, role, user }) => ({
      ...{ id: user.id, email: user.email, role, team },
      name: user.collection === 'teams' ? user.contactPerson : user.fullName,
      permissions: TEAM_PERMISSIONS.filter((permission) => teamRoleCan(role, permission)),
    })),
  teamPrices: ({ input }, request) =>
    asTeam(request, 'drafts', async ({ payload, team }) => {
      const { data, error } = submissionInput.safeParse(submissionOf(input));
      if (error) return invalidInput(error);
      const { taxes, delivery, ...quote } = await quoteDraft(payload, { ...data, items: data.items ?? [] }, team);
      return { ...quote, ...taxAnswer(taxes, quote.totalAmount), deliveryAmount: delivery.shippingAmount };
    }),
  submitTeamOrder: ({ input, idempotencyKey }, request) =>
    asTeam(request, 'orders', async (call) => {
      const key = checkIdempotencyKey(idempotencyKey, 'idempotencyKey');
      if (!key.ok) return key;
      const { data: submission, error } = submissionInput.safeParse(submissionOf(input));
      return error ? invalidInput(error) : submitOrder(call, submission, key.key);
    }),
};
