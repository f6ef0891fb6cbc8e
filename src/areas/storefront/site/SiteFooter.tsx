'use client';

import { island } from '@/ui/island';

export const SiteFooter = island(async () => (await import('./Footer')).Footer);
