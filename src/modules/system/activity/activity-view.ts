import { quotePath } from '@/domain/quotes/quote-path';
import { returnPath } from '@/domain/returns/return-path';
import { voucherPath } from '@/domain/vouchers/voucher-path';
import { fieldLabel } from '@/domain/text/field-label';
import { formatShopDateTime } from '@/domain/text/locale';

type Values = Record<string, unknown> | null;
export type ShownChange = { field: string; before: string | null; after: string | null };

const LONGEST_VALUE = 300;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const CODE = /^[a-z]+(?:_[a-z]+)+$/;

/** Changes of the whole first, then of its parts, fingerprints last; none from empty to empty. */
export function shownChanges(before: Values, after: Values): ShownChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const rank = (field: string) => (isFingerprint(after?.[field]) ? 2 : field.includes('.') ? 1 : 0);
  return [...fields]
    .sort((a, b) => rank(a) - rank(b))
    .map((field) => ({
      field: fieldLabel(field),
      before: shownValue(before?.[field]),
      after: shownValue(after?.[field]),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
}

const isFingerprint = (value: unknown): boolean => typeof value === 'string' && value.startsWith('sha256:');

export function shownValue(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && TIME.test(value)) return formatShopDateTime(value);
  if (typeof value === 'string' && CODE.test(value)) return value.replaceAll('_', ' ');
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const text = isList ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

export function keptFiles(type: string | null, id: string | null): { label: string; href: string }[] {
  if (type !== 'product-imports' || !id) return [];
  return [
    { label: 'Imported file', href: `/admin/products/imports/${id}/file` },
    { label: 'All changes (CSV)', href: `/admin/products/imports/${id}/changes` },
  ];
}

export function subjectHref(type: string | null, id: string | null): string | undefined {
  if (!type || !id) return undefined;
  const screens: Record<string, string> = {
    orders: `/admin/orders/${id}`,
    products: `/admin/products/${id}`,
    categories: '/admin/categories',
    teams: `/admin/clubs/${id}`,
    customers: `/admin/customers/${id}`,
    inquiries: `/admin/inbox/${id}`,
    subscribers: '/admin/newsletter',
    reviews: '/admin/reviews',
    pages: `/cms/pages/${id}`,
    components: `/cms/collections/components/${id}`,
    media: `/cms/collections/media/${id}`,
    'order-quotes': quotePath(id),
    'order-returns': returnPath(id),
    'team-orders': `/cms/collections/team-orders/${id}`,
    'team-members': `/cms/collections/team-members/${id}`,
    'product-variations': `/cms/collections/product-variations/${id}`,
    'admin-users': '/admin/settings?tab=security',
    'site-settings': '/admin/settings?tab=shop',
    'delivery-settings': '/admin/settings?tab=delivery',
    system: '/admin/settings?tab=system',
    'newsletter-issues': `/admin/newsletter/issues/${id}`,
    vouchers: voucherPath(id),
    emails: `/admin/settings/emails/${id}`,
    webhooks: `/admin/settings/webhooks/${id}`,
  };
  return screens[type];
}
