import type { StoragePlace } from '@/lib/client/browser-storage';

/** Storage keys of designs in a browser, apart from their reader, which is larger. */

export const LOCAL_DESIGNS = 'kitroom.kit.';

export const OPEN_DESIGN: StoragePlace = { key: 'kitroom.kit-open', version: 1 };
