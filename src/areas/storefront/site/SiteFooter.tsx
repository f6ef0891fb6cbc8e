'use client';

import { island } from '@/ui/island';

/** What ends every page of the shop. */
export const SiteFooter = island(async () => (await import('./Footer')).Footer);
