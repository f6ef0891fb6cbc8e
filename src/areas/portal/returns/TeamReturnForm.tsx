'use client';

import { useRouter } from 'next/navigation';
import { errorsByLine, linesReturned, typedReturn } from '@/domain/returns/return-form';
import { ReturnForm } from '@/modules/returns/components/ReturnForm';
import type { ReturnableLine } from '@/modules/returns/load-returns';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requestTeam } from '@/modules/team/request-team';
import type { SentFormState } from '@/ui/use-sent-form';

export function TeamReturnForm({ orderId, lines }: { orderId: string; lines: readonly ReturnableLine[] }) {
  const router = useRouter();
  async function request(_before: SentFormState, form: FormData): Promise<SentFormState> {
    const wanted = linesReturned(form);
    const body = typedReturn(form, wanted);
    const answer = await requestTeam(`/api/team/orders/${orderId}/returns`, { method: 'POST', body });
    if (!answer.ok) return { ...answer, fieldErrors: answer.fieldErrors && errorsByLine(answer.fieldErrors, wanted) };
    router.push(`${PORTAL_HOME}/orders/${orderId}#returns`);
    router.refresh();
    return {};
  }
  return <ReturnForm action={request} lines={lines} hasPhotos={false} />;
}
