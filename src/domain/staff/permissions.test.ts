import { describe, expect, it } from 'vitest';
import { can, PERMISSIONS, ROLE_LABELS, ROLES } from './permissions';

describe('can', () => {
  it('lets administrators do everything', () => {
    expect(PERMISSIONS.filter((permission) => !can('administrator', permission))).toEqual([]);
  });

  it('lets content managers into the CMS only', () => {
    expect(PERMISSIONS.filter((permission) => can('content_manager', permission))).toEqual([
      'cms:enter',
      'pages:read-drafts',
      'pages:write',
      'media:write',
      'components:write',
      'site:write',
      'analytics:read',
    ]);
  });

  it.each([undefined, null, '', 'Administrator', 'team', 'constructor'])('grants %j nothing', (role) => {
    expect(PERMISSIONS.some((permission) => can(role, permission))).toBe(false);
  });

  it('names the roles', () => {
    expect(ROLE_LABELS).toEqual({ administrator: 'Administrator', content_manager: 'Content manager' });
  });

  it('has a grant for every role', () => {
    expect(ROLES.every((role) => can(role, 'cms:enter'))).toBe(true);
  });
});
