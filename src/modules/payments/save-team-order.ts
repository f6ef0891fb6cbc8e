import { teamOrder } from '@/domain/orders/order-ref';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { closeOutdatedPage } from './create-payment-session';

/** Edits a team’s order, as `editTeamOrder`, and closes its payment page where that asks for what it came to before. */
export async function saveTeamOrder(edit: Parameters<typeof editTeamOrder>[0]): ReturnType<typeof editTeamOrder> {
  const edited = await editTeamOrder(edit);
  if (edited.ok) await closeOutdatedPage(edit.req.payload, teamOrder(edit.orderId));
  return edited;
}
