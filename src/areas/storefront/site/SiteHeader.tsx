'use client';

import { island } from '@/ui/island';

/** Fixed dark bar. */
export const SiteHeader = island(async () => (await import('./HeaderBar')).HeaderBar);
