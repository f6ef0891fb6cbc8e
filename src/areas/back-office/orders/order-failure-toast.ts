import { conflictText, orderFailed } from '@/domain/orders/order-edit-messages';
import { toast } from '@/ui/toast';
import type { OrderConflict } from '@/modules/orders/shared/lock-order';
import { clock } from './clock';

type Failed = { ok: false; code: string; message: string; conflict?: OrderConflict };

/** Names who changed the order first and when, if known. */
export const failureText = ({ conflict, message }: Failed): string =>
  conflict ? conflictText(conflict, clock(conflict.at)) : message;

/** For a form: its notice names who changed the order first. */
export const orderRefusal = <Refusal extends Failed>(failed: Refusal): Refusal => ({
  ...failed,
  message: failureText(failed),
});

export const toastOrderFailure = (failed: Failed): void => {
  toast(orderFailed(failureText(failed)));
};
