'use client';

import { island } from '@/ui/island';

/** The cart’s drawer; once per layout. */
export const CartDrawerIsland = island(async () => (await import('./CartDrawerPlace')).CartDrawerPlace);
