'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Billing } from '@/domain/orders/billing';
import { requestTeam } from '@/modules/team/request-team';
import { TeamBilling } from '@/modules/team/components/TeamBilling';

export function PortalBilling({ billing, countries }: { billing: Billing; countries: ReactNode }) {
  const router = useRouter();
  return (
    <TeamBilling
      billing={billing}
      countries={countries}
      save={async (body) => {
        const answer = await requestTeam<object>('/api/team/billing', { method: 'PUT', body });
        if (!answer.ok) return answer;
        router.refresh();
        return { ok: true };
      }}
    />
  );
}
