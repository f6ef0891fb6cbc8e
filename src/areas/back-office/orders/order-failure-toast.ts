import { conflictText, orderFailed } from '@/domain/orders/order-edit-messages';
import { toast } from '@/ui/toast';
import type { OrderConflict } from '@/modules/orders/shared/lock-order';
import { clock } from './clock';

type Failed = { ok: false; code: string; message: string; conflict?: OrderConflict };

/** Why something could not be done, in words: who was faster and when, else what the server says. */
export const failureText = ({ conflict, message }: Failed): string =>
  conflict ? conflictText(conflict, clock(conflict.at)) : message;

export const toastOrderFailure = (failed: Failed): void => {
  toast(orderFailed(failureText(failed)));
};
