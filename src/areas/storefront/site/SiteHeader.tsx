'use client';

import { island } from '@/ui/island';

/** The fixed dark bar. */
export const SiteHeader = island(async () => (await import('./HeaderBar')).HeaderBar);
