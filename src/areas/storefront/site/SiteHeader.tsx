'use client';

import { island } from '@/ui/island';

export const SiteHeader = island(async () => (await import('./HeaderBar')).HeaderBar);
