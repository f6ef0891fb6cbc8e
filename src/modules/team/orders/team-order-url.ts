import { env } from '@/lib/env';
import { PORTAL_HOME } from '../portal-path';

/** The page of an order in the team’s portal, for emails and for what leads back to it. */
export const teamOrderUrl = (id: string): string => `${env.publicUrl}${PORTAL_HOME}/orders/${id}`;
