import {
  Building2,
  Inbox,
  LayoutDashboard,
  Mails,
  Package,
  Settings,
  Shirt,
  ShoppingCart,
  SquarePen,
  Star,
  Tags,
  UserCog,
  Users,
} from 'lucide-react';
import type { NavItem } from '@/ui/nav';

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Dashboard', href: '/admin/dashboard', icon: LayoutDashboard },
  { label: 'Products', href: '/admin/products', icon: Package },
  { label: 'Categories', href: '/admin/categories', icon: Tags },
  { label: 'Orders', href: '/admin/orders', icon: ShoppingCart },
  { label: 'Clubs', href: '/admin/clubs', icon: Building2 },
  { label: 'Kit Designs', href: '/admin/kits', icon: Shirt },
  { label: 'Customers', href: '/admin/customers', icon: Users },
  { label: 'Inbox', href: '/admin/inbox', icon: Inbox },
  { label: 'Newsletter', href: '/admin/newsletter', icon: Mails },
  { label: 'Reviews', href: '/admin/reviews', icon: Star },
  { label: 'Settings', href: '/admin/settings', icon: Settings },
];

export const CONTENT: NavItem = { label: 'Content (CMS)', href: '/cms/dashboard', icon: SquarePen, isElsewhere: true };

export const PROFILE_WAYS: readonly NavItem[] = [
  { label: 'Account Settings', href: '/admin/settings', icon: UserCog },
  CONTENT,
];
