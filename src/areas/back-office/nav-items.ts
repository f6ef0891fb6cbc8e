import {
  Building2,
  ChartColumn,
  Factory,
  Gift,
  Inbox,
  LayoutDashboard,
  Mails,
  Package,
  Palette,
  ReceiptText,
  Settings,
  Shirt,
  ShoppingCart,
  SquarePen,
  Star,
  Tags,
  Truck,
  Undo2,
  UserCog,
  Users,
} from 'lucide-react';
import { RETURNS_PATH } from '@/domain/returns/return-path';
import { REPORTS_PATH } from '@/domain/reports/report-period';
import type { Permission } from '@/domain/staff/permissions';
import { VOUCHERS_PATH } from '@/domain/vouchers/voucher-path';
import type { NavCounts, NavItem } from '@/ui/nav';

export type GuardedItem = NavItem & { permission: Permission };

export const NAV_ITEMS: readonly GuardedItem[] = [
  { label: 'Dashboard', href: '/admin/dashboard', icon: LayoutDashboard, permission: 'back-office:enter' },
  { label: 'Products', href: '/admin/products', icon: Package, permission: 'products:read' },
  { label: 'Categories', isMore: true, href: '/admin/categories', icon: Tags, permission: 'products:write' },
  { label: 'Orders', href: '/admin/orders', icon: ShoppingCart, permission: 'orders:read' },
  { label: 'Team Orders', href: '/admin/orders?kind=team', icon: Shirt, permission: 'orders:read' },
  { label: 'Production', href: '/admin/production', icon: Factory, permission: 'orders:read' },
  { label: 'Despatch', href: '/admin/orders/despatch', icon: Truck, permission: 'despatch:write' },
  { label: 'Invoices', href: '/admin/invoices', icon: ReceiptText, permission: 'invoices:read' },
  { label: 'Gift Vouchers', isMore: true, href: VOUCHERS_PATH, icon: Gift, permission: 'vouchers:read' },
  { label: 'Reports', isMore: true, href: REPORTS_PATH, icon: ChartColumn, permission: 'reports:read' },
  { label: 'Clubs', href: '/admin/clubs', icon: Building2, permission: 'teams:read' },
  { label: 'Kit Designs', isMore: true, href: '/admin/kits', icon: Palette, permission: 'orders:read' },
  { label: 'Customers', href: '/admin/customers', icon: Users, permission: 'customers:read' },
  { label: 'Inbox', href: '/admin/inbox', icon: Inbox, permission: 'inquiries:read' },
  { label: 'Newsletter', isMore: true, href: '/admin/newsletter', icon: Mails, permission: 'newsletter:read' },
  { label: 'Reviews', isMore: true, href: '/admin/reviews', icon: Star, permission: 'reviews:read' },
  { label: 'Settings', href: '/admin/settings', icon: Settings, permission: 'back-office:enter' },
];

const RETURNS: GuardedItem = { label: 'Returns', href: RETURNS_PATH, icon: Undo2, permission: 'orders:read' };

export const navItems = (counts: NavCounts): readonly GuardedItem[] =>
  RETURNS_PATH in counts
    ? NAV_ITEMS.flatMap((item) => (item.href === '/admin/invoices' ? [item, RETURNS] : [item]))
    : NAV_ITEMS;

export const CONTENT: GuardedItem = {
  label: 'Content (CMS)',
  href: '/cms/dashboard',
  icon: SquarePen,
  isElsewhere: true,
  permission: 'cms:enter',
};

export const PROFILE_WAYS: readonly GuardedItem[] = [
  { label: 'Account Settings', href: '/admin/settings', icon: UserCog, permission: 'back-office:enter' },
  CONTENT,
];
