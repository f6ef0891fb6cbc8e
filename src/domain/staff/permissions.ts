/** Roles of staff: administrators may do everything, content managers only the CMS. */

export const ROLES = ['administrator', 'content_manager'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator',
  content_manager: 'Content manager',
};

const CMS_PERMISSIONS = [
  'cms:enter',
  'pages:read-drafts',
  'pages:write',
  'media:write',
  'components:write',
  'site:write',
  'analytics:read',
] as const;

const BACK_OFFICE_PERMISSIONS = [
  'back-office:enter',
  'products:write',
  'categories:write',
  'customers:read',
  'customers:write',
  'orders:read',
  'orders:write',
  'teams:read',
  'teams:write',
  'inquiries:write',
  'newsletter:write',
  'reviews:write',
  'settings:write',
  'staff:write',
  'activity:read',
] as const;

export type Permission = (typeof CMS_PERMISSIONS | typeof BACK_OFFICE_PERMISSIONS)[number];

export const PERMISSIONS: readonly Permission[] = [...CMS_PERMISSIONS, ...BACK_OFFICE_PERMISSIONS];

const GRANTED = new Map<unknown, readonly Permission[]>([
  ['administrator', PERMISSIONS],
  ['content_manager', CMS_PERMISSIONS],
] satisfies [Role, readonly Permission[]][]);

/** An unknown role, or none, grants nothing. */
export function can(role: string | null | undefined, permission: Permission): boolean {
  return GRANTED.get(role)?.includes(permission) ?? false;
}
