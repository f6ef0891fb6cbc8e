import { expect, it } from 'vitest';
import { afterwards, lineOf, type Notifications, type KindGroup, type NotificationItem } from './notification-groups';

const item = (id: string, read: boolean): NotificationItem => ({
  ...{ id, kind: 'order', title: `New order ${id}`, body: 'Nora, $20.00', href: `/admin/orders/${id}`, read },
  createdAt: '2026-11-22T10:00:00.000Z',
});
const group = (unread: number, count: number, ...items: NotificationItem[]): KindGroup => ({
  kind: 'order',
  unread,
  count,
  items,
});

it('says how many there are, and the latest of them', () => {
  const items = [item('3', false), item('2', false), item('1', true)];
  expect(lineOf(group(12, 15, ...items))).toMatchObject({
    title: '12 new orders',
    body: 'Latest: New order 3. Nora, $20.00',
    href: '/admin/orders',
    read: false,
    choice: { kind: 'order', upTo: '3' },
    others: items,
    more: 12,
  });
});

it('lets one that is unread, or the latest, speak for itself', () => {
  const [newer, older] = [item('2', true), item('1', false)];
  expect(lineOf(group(1, 2, newer, older))).toMatchObject({
    title: 'New order 1',
    choice: { ids: ['1'] },
    others: [newer],
  });
  expect(lineOf(group(0, 1, newer))).toMatchObject({
    title: 'New order 2',
    href: '/admin/orders/2',
    read: true,
    more: 0,
  });
  expect(lineOf(group(0, 0))).toBeUndefined();
});

const notifications: Notifications = {
  groups: [group(12, 15, item('3', false), item('2', false), item('1', true))],
  unread: 12,
};

it('counts what is left when one, the unread ones or all are read or cleared', () => {
  expect(afterwards(notifications, { ids: ['2'] }, 'read')).toMatchObject({
    unread: 11,
    groups: [{ unread: 11, count: 15 }],
  });
  expect(afterwards(notifications, { kind: 'order', upTo: '3' }, 'read')).toMatchObject({
    unread: 0,
    groups: [{ count: 15 }],
  });
  expect(afterwards(notifications, { kind: 'review', upTo: '3' }, 'read')).toEqual(notifications);
  expect(afterwards(notifications, { ids: ['1'] }, 'cleared')).toMatchObject({ unread: 12, groups: [{ count: 14 }] });
  const cleared = afterwards(notifications, { kind: 'order', upTo: '3' }, 'cleared');
  expect(cleared).toEqual({ unread: 0, groups: [group(0, 3, item('1', true))] });
  expect(afterwards(notifications, { upTo: '3' }, 'cleared')).toEqual({ unread: 0, groups: [] });
});
