'use client';

import { island } from '@/ui/island';

/** The shop’s list with its controls. */
export const ShopView = island(async () => (await import('./ShopScreen')).ShopScreen);
