'use client';

import { island } from '@/ui/island';

/** Page of blocks, drawn in the browser from their data: a fifth of what React sends for a page drawn on the server. */
export const PageIsland = island(async () => (await import('./PageView')).PageView);
