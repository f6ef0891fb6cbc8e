/** An entry of the activity log in words. */

type Values = Record<string, unknown> | null;
export type ShownChange = { field: string; before: string | null; after: string | null };

const LONGEST_VALUE = 300;

/** What changed, one line for each field, in the order in which the entry names them. */
export function shownChanges(before: Values, after: Values): ShownChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: fieldLabel(field),
    before: shownValue(before?.[field]),
    after: shownValue(after?.[field]),
  }));
}

/** `contact.firstName` as `Contact: first name`. */
export function fieldLabel(field: string): string {
  const words = field.split('.').map((part) =>
    part
      .replace(/[_-]+/g, ' ')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
  const text = words.join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as people read it; null where there is none. */
export function shownValue(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const text = isList ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** `order.status-changed` as `Order: status changed`. */
export const actionLabel = (action: string): string => fieldLabel(action);

/** Where a subject can be looked at; nothing where it has no screen of its own. */
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
    'team-orders': `/cms/collections/team-orders/${id}`,
    'team-members': `/cms/collections/team-members/${id}`,
    'product-variations': `/cms/collections/product-variations/${id}`,
    'admin-users': '/admin/settings?tab=security',
    'site-settings': '/cms/globals/site-settings',
    system: '/admin/settings?tab=system',
  };
  return screens[type];
}
