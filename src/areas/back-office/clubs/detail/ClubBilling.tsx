'use client';

import type { ReactNode } from 'react';
import type { Billing } from '@/domain/orders/billing';
import { TeamBilling } from '@/modules/team/components/billing/TeamBilling';
import { answerOf } from '@/ui/answer-of';
import { saveClubBillingAction } from '../club-actions';

type ClubBillingProps = { teamId: string; billing: Billing; countries: ReactNode };

/** Whom a team’s orders are invoiced to, for staff. */
export const ClubBilling = ({ teamId, billing, countries }: ClubBillingProps) => (
  <TeamBilling
    billing={billing}
    countries={countries}
    save={(body) => answerOf(saveClubBillingAction(teamId, body), 'Failed to save. Please try again.')}
  />
);
