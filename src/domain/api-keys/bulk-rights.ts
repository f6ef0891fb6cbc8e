import type { Scope } from './scopes';
import type { OrderKind } from '../orders/order-ref';
import type { Permission } from '../staff/permissions';

export type Exported = 'products' | 'stock' | 'customers' | 'orders';

/** Orders are placed, not imported: their prices, stock, numbers, invoices and emails follow from that. */
export const IMPORTED = ['products', 'stock', 'customers'] as const;
export type Imported = (typeof IMPORTED)[number];

export type Rights = { permission: Permission; scopes: readonly Scope[] };

export const RIGHTS: Record<Exclude<Exported, 'orders'>, Rights> = {
  products: { permission: 'products:read', scopes: ['products:read'] },
  stock: { permission: 'products:read', scopes: ['product-variations:read'] },
  customers: { permission: 'customers:read', scopes: ['customers:read'] },
};

export const ORDER_RIGHTS: Record<OrderKind, Rights> = {
  shop: { permission: 'orders:read', scopes: ['orders:read'] },
  team: { permission: 'orders:read', scopes: ['team-orders:read'] },
};

export const EXPORT_RIGHTS: readonly Rights[] = [...Object.values(RIGHTS), ...Object.values(ORDER_RIGHTS)];

export const IMPORT_RIGHTS: Record<Imported, Rights> = {
  products: { permission: 'products:write', scopes: ['products:create', 'products:update'] },
  stock: { permission: 'products:write', scopes: ['product-variations:update'] },
  customers: { permission: 'customers:write', scopes: ['customers:create'] },
};
