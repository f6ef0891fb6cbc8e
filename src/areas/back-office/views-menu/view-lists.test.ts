import { describe, expect, it } from 'vitest';
import { listOf, withoutLayout } from '../views/saved-view';
import { listsFor, openView, readView, recordsIn } from './view-lists';

const lists = listsFor(() => true);
const category = 'b4a3c6de-0000-4000-8000-000000000000';

describe('a saved view', () => {
  it('is of the nearest list: team orders are a list of their own', () => {
    expect(readView('/admin/orders?kind=team&status=pending', lists)).toEqual({
      list: '/admin/orders?kind=team',
      query: 'kind=team&status=pending',
    });
    expect(readView('/admin/orders?status=pending', lists)?.list).toBe('/admin/orders');
    expect(listOf('/admin/orders/1', lists)).toBeUndefined();
  });

  it('keeps what the list reads, and its columns', () => {
    expect(readView('/admin/orders?search=+ada&status=gone&layout=table.notes-x', lists)?.query).toBe(
      'search=ada&layout=table.notes',
    );
    expect(withoutLayout('/admin/orders?search=ada&layout=table.notes')).toBe('/admin/orders?search=ada');
  });

  it('is of no list that the user may not see, nor of an address that is no list', () => {
    const own = listsFor((permission) => permission === 'products:read');
    expect(readView('/admin/orders?status=pending', own)).toBeUndefined();
    for (const path of ['/admin/settings?tab=shop', '//evil.test/admin/orders', '', 'toString']) {
      expect(readView(path, lists)).toBeUndefined();
    }
  });

  it('comes back from every list as it was stored', () => {
    for (const list of lists) {
      const stored = readView(`${list}${list.includes('?') ? '&' : '?'}search=derby`, lists)?.query ?? '';
      expect(stored).toContain('search=derby');
      expect(openView(list, stored, () => false).lost).toEqual([]);
    }
  });

  it('says which filters its list no longer knows, and opens with the rest', () => {
    expect(openView('/admin/orders', 'search=ada&status=lost_at_sea&colour=red', () => false)).toEqual({
      href: '/admin/orders?search=ada',
      lost: ['status', 'colour'],
    });
  });

  it('says whose record is gone', () => {
    const stored = `search=kit&category=${category}`;
    expect(recordsIn(stored)).toEqual([category]);
    expect(openView('/admin/products', stored, (id) => id === category)).toEqual({
      href: '/admin/products?search=kit',
      lost: ['category'],
    });
    expect(openView('/admin/products', stored, () => false).lost).toEqual([]);
  });
});
