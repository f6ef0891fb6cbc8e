import { describe, expect, it } from 'vitest';
import {
  BUILT_IN_ROLES,
  completePermissions,
  GRANTED_PERMISSIONS,
  PERMISSIONS,
  permissionsOf,
  roleFields,
  rolesWith,
} from './permissions';

const OWNERS = ['staff:write', 'roles:write', 'bank-details:write'];

describe('built-in roles', () => {
  it('let the owner do everything, and administrators all but what is the owner’s', () => {
    expect([...permissionsOf('owner')].sort()).toEqual([...PERMISSIONS].sort());
    expect(PERMISSIONS.filter((each) => !permissionsOf('administrator').includes(each))).toEqual(OWNERS);
  });

  it('let content managers into the CMS only', () => {
    expect([...permissionsOf('content_manager')].sort()).toEqual([
      'analytics:read',
      'cms:enter',
      'components:write',
      'media:write',
      'pages:read-drafts',
      'pages:write',
      'site:write',
    ]);
  });

  it('let a bookkeeper read what is sold, and write money alone', () => {
    expect([...permissionsOf('bookkeeper')].sort()).toEqual([
      'back-office:enter',
      'bank:write',
      'credit-notes:write',
      'customers:read',
      'invoices:read',
      'notes:write',
      'orders:read',
      'payments:write',
      'products:read',
      'reports:read',
      'teams:read',
      'vouchers:read',
      'vouchers:write',
    ]);
  });

  it('let the warehouse despatch, without seeing money, customers or clubs', () => {
    expect([...permissionsOf('warehouse')].sort()).toEqual([
      'back-office:enter',
      'despatch:write',
      'notes:write',
      'orders:read',
      'products:read',
    ]);
  });

  it('keep what is the owner’s from every other', () => {
    for (const permission of OWNERS) expect(rolesWith(permission as 'staff:write')).toEqual(['owner']);
  });

  it.each([undefined, null, '', 'Administrator', 'team', 'constructor', 'own'])('grant %j nothing', (role) => {
    expect(permissionsOf(role)).toEqual([]);
  });
});

describe('a role of the shop’s own', () => {
  it('may see what it changes, and enters where it has something to do', () => {
    expect(permissionsOf('own', ['orders:write'])).toEqual(['back-office:enter', 'orders:read', 'orders:write']);
    expect(permissionsOf('own', ['analytics:read'])).toEqual(['cms:enter', 'analytics:read']);
    expect(permissionsOf('own', ['bank:write'])).toEqual(
      expect.arrayContaining(['orders:read', 'invoices:read', 'payments:write']),
    );
  });

  it('has nothing that the table does not offer', () => {
    const odd = [...OWNERS, 'back-office:enter', 'cms:enter', 'constructor', '__proto__', 7, null];
    expect(completePermissions(odd)).toEqual([]);
    expect(permissionsOf('own', odd)).toEqual([]);
  });

  it('of all that is offered is an administrator’s', () => {
    expect(permissionsOf('own', GRANTED_PERMISSIONS)).toEqual(permissionsOf('administrator'));
  });

  it('is chosen by its id', () => {
    expect(roleFields('sales')).toEqual({ role: 'sales', ownRole: null });
    expect(roleFields('4f0a')).toEqual({ role: 'own', ownRole: '4f0a' });
    expect(BUILT_IN_ROLES).not.toContain('own');
  });
});
