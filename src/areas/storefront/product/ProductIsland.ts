'use client';

import { island } from '@/ui/island';

export const ProductIsland = island(async () => (await import('./ProductScreen')).ProductScreen);
