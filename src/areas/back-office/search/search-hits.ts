/** What the search of the back office looks through, in the order it is shown. */
export const SEARCH_KINDS = [
  'orders',
  'team-orders',
  'invoices',
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
  products: 'Products',
  teams: 'Teams',
  customers: 'Customers',
  inquiries: 'Quotes and messages',
  pages: 'Pages',
};

export interface SearchHit {
  kind: SearchKind;
  id: string;
  title: string;
  /** What tells it from others of its name. */
  detail: string;
  href: string;
}

/** Fewer letters than this match too much to be of use. */
export const SEARCH_MIN_LENGTH = 2;
