'use client';

import { island } from '@/ui/island';

export const CartDrawerIsland = island(async () => (await import('./CartDrawerPlace')).CartDrawerPlace);
