import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { failure, type Failure } from '@/lib/result';

/** Refuses an order, of the shop or of a team, that cannot be delivered as requested. */
export const refuseDelivery = ({ problem }: Pick<EditedDelivery, 'problem'>): Failure<'invalid'> | undefined =>
  problem &&
  failure('invalid', problem.message, {
    fieldErrors: { [problem.field]: [problem.message] },
  });
