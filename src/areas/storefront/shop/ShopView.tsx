'use client';

import { island } from '@/ui/island';

export const ShopView = island(async () => (await import('./ShopScreen')).ShopScreen);
