'use client';

import { PayNow, type PayState } from '@/modules/payments/components/PayNow';
import { requestTeam } from '@/modules/team/request-team';

type PayByCardProps = { orderId: string; choices: Parameters<typeof PayNow>[0]['choices'] };

export function PayByCard({ orderId, choices }: PayByCardProps) {
  async function pay(_before: PayState, form: FormData): Promise<PayState> {
    const body = { cents: Number(form.get('cents')) };
    const answer = await requestTeam<{ url: string }>(`/api/team/orders/${orderId}/payment`, { method: 'POST', body });
    if (!answer.ok) return { message: answer.message };
    window.location.assign(answer.value.url);
    return {};
  }
  return choices.length > 0 && <PayNow pay={pay} choices={choices} />;
}
