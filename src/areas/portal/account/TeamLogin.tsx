'use client';

import { island } from '@/ui/island';

/** The login to the portal, on a page whose script comes after what is seen of it. */
export const TeamLogin = island(async () => (await import('./TeamLoginForm')).TeamLoginForm);
