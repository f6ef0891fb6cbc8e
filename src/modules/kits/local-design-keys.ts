import type { StoragePlace } from '@/lib/browser-storage';

/** Where a browser keeps designs: what asks for that alone need not load what reads them. */

/** How their keys begin. */
export const LOCAL_DESIGNS = 'kitroom.kit.';

/** The id of the one that the designer opens. */
export const OPEN_DESIGN: StoragePlace = { key: 'kitroom.kit-open', version: 1 };
