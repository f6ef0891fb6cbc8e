import type { Permission } from '@/domain/staff/permissions';

/** Documents of many orders in one PDF, which is drawn in memory: `max` orders at most. */
export const PRINTED = {
  'packing-slips': { label: 'Packing slips', max: 50, permission: 'orders:read' },
  'production-sheets': { label: 'Production sheets', max: 20, permission: 'orders:read' },
  'address-labels': { label: 'Address labels', max: 200, permission: 'orders:read' },
  invoices: { label: 'Invoices', max: 50, permission: 'invoices:read' },
} as const satisfies Record<string, { label: string; max: number; permission: Permission }>;
export type Printed = keyof typeof PRINTED;

/** Most player names in one PDF, each a row to lay out; a single order’s slip has no limit. */
export const MAX_NAMES_ON_SLIPS = 1000;
