import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { notifyBuyer } from '@/modules/orders/shared/notify-customer';
import type { StoredReturn } from './data/returns';

export const recordReturn = (
  req: PayloadRequest,
  { id, returnNumber }: StoredReturn,
  change: string,
  states: { before?: object; after?: object } = {},
): Promise<void> => recordActivity(req, `return.${change}`, { type: 'order-returns', id, name: returnNumber }, states);

export const emailReturn = (
  session: Session,
  order: AnyOrder,
  { id, status }: Pick<StoredReturn, 'id' | 'status'>,
): Promise<void> => notifyBuyer(session, order, 'order-return', { return: id, status });
