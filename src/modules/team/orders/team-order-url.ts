import { env } from '@/lib/env';
import { PORTAL_HOME } from '../portal-path';

export const teamOrderUrl = (id: string): string => `${env.publicUrl}${PORTAL_HOME}/orders/${id}`;
