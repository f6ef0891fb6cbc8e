'use client';

import { useRouter } from 'next/navigation';
import { CancelReturn } from '@/modules/returns/components/CancelReturn';
import { requestTeam } from '@/modules/team/request-team';

type CancelTeamReturnProps = { orderId: string; id: string; returnNumber: string };

export function CancelTeamReturn({ orderId, id, returnNumber }: CancelTeamReturnProps) {
  const router = useRouter();
  async function cancel() {
    const answer = await requestTeam(`/api/team/orders/${orderId}/returns/${id}/cancel`, { method: 'POST' });
    if (!answer.ok) return { message: answer.message };
    router.refresh();
    return {};
  }
  return <CancelReturn action={cancel} returnNumber={returnNumber} />;
}
