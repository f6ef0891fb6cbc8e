import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { failure, type Failure } from '@/lib/result';

export const refuseDelivery = ({ problem }: Pick<EditedDelivery, 'problem'>): Failure<'invalid'> | undefined =>
  problem &&
  failure('invalid', problem.message, {
    fieldErrors: { [problem.field]: [problem.message] },
  });
