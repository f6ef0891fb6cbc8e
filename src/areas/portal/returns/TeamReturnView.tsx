import type { Payload } from 'payload';
import { teamOrder } from '@/domain/orders/order-ref';
import { returnIntro } from '@/domain/returns/return-form';
import { loadReturnable } from '@/modules/returns/load-returns';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { BackLink } from '@/ui/BackLink';
import { TeamReturnForm } from './TeamReturnForm';

type TeamReturnViewProps = { payload: Payload; order: { id: string; orderNumber: string } };

export async function TeamReturnView({ payload, order: { id, orderNumber } }: TeamReturnViewProps) {
  const lines = await loadReturnable(payload, teamOrder(id));
  return (
    <div className="max-w-3xl">
      <BackLink href={`${PORTAL_HOME}/orders/${id}`}>{orderNumber}</BackLink>
      <h1 className="text-heading">Return something</h1>
      <p className="mt-3 mb-8 text-ink-muted">{returnIntro(orderNumber, lines)}</p>
      {lines.length > 0 && <TeamReturnForm orderId={id} lines={lines} />}
    </div>
  );
}
