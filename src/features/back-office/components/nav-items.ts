import { Building2, Inbox, LayoutDashboard, Package, Settings, ShoppingCart, Star, Tags, Users } from 'lucide-react';
import type { NavItem } from '@/ui/nav';

/** The screens of the back office, in the order of its navigation (spec §2; customers, inbox and reviews are ours). */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Dashboard', href: '/admin/dashboard', icon: LayoutDashboard },
  { label: 'Products', href: '/admin/products', icon: Package },
  { label: 'Categories', href: '/admin/categories', icon: Tags },
  { label: 'Orders', href: '/admin/orders', icon: ShoppingCart },
  { label: 'Clubs', href: '/admin/clubs', icon: Building2 },
  { label: 'Customers', href: '/admin/customers', icon: Users },
  { label: 'Inbox', href: '/admin/inbox', icon: Inbox },
  { label: 'Reviews', href: '/admin/reviews', icon: Star },
  { label: 'Settings', href: '/admin/settings', icon: Settings },
];
