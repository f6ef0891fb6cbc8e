import type { Permission } from '@/domain/staff/permissions';

export const SEARCH_KINDS = [
  'orders',
  'team-orders',
  'invoices',
  'returns',
  'products',
  'teams',
  'customers',
  'inquiries',
  'pages',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  orders: 'Orders',
  'team-orders': 'Team orders',
  invoices: 'Invoices',
  returns: 'Returns',
  products: 'Products',
  teams: 'Teams',
  customers: 'Customers',
  inquiries: 'Quotes and messages',
  pages: 'Pages',
};

export const SEARCH_PERMISSIONS: Record<SearchKind, Permission> = {
  orders: 'orders:read',
  'team-orders': 'orders:read',
  invoices: 'invoices:read',
  returns: 'orders:read',
  products: 'products:read',
  teams: 'teams:read',
  customers: 'customers:read',
  inquiries: 'inquiries:read',
  pages: 'pages:read-drafts',
};

export interface SearchHit {
  kind: SearchKind;
  id: string;
  title: string;
  detail: string;
  href: string;
}

export const SEARCH_MIN_LENGTH = 2;
