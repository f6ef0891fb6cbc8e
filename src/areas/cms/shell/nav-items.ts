import { ChartLine, Database, FileText, Image, LayoutDashboard, Settings, Store, UserCog } from 'lucide-react';
import type { NavItem } from '@/ui/nav';

/** Screens of the CMS in navigation order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Dashboard', href: '/cms/dashboard', icon: LayoutDashboard },
  { label: 'Pages', href: '/cms/pages', icon: FileText },
  { label: 'Media', href: '/cms/media', icon: Image },
  { label: 'Analytics', href: '/cms/analytics', icon: ChartLine },
  { label: 'Settings', href: '/cms/settings', icon: Settings },
];

export const USER_WAYS: readonly NavItem[] = [
  { label: 'Profile Settings', href: '/cms/profile', icon: UserCog },
  { label: 'CMS Settings', href: '/cms/settings', icon: Settings },
  { label: 'All Records', href: '/cms/collections', icon: Database, isElsewhere: true },
  { label: 'Admin Portal', href: '/admin/login', icon: Store, isElsewhere: true },
];
