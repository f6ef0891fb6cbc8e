'use client';

import type { ReactNode } from 'react';
import type { Billing } from '@/domain/orders/billing';
import { TeamBilling } from '@/modules/team/components/TeamBilling';
import { callAction } from '@/ui/call-action';
import { saveTeamBillingAction } from '../team-actions';

type BillingPanelProps = { teamId: string; billing: Billing; countries: ReactNode };

export const BillingPanel = ({ teamId, billing, countries }: BillingPanelProps) => (
  <TeamBilling
    billing={billing}
    countries={countries}
    save={(body) => callAction(saveTeamBillingAction(teamId, body), 'Failed to save. Please try again.')}
  />
);
