'use client';

import { island } from '@/ui/island';

/** Lazy: its script loads after the page is visible. */
export const TeamLogin = island(async () => (await import('./TeamLoginForm')).TeamLoginForm);
