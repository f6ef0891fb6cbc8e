import { ChartLine, FileText, Image, LayoutDashboard, Settings } from 'lucide-react';
import type { NavItem } from '@/ui/nav';

/** The screens of the CMS, in the order of its navigation (spec §2). */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Dashboard', href: '/cms/dashboard', icon: LayoutDashboard },
  { label: 'Pages', href: '/cms/pages', icon: FileText },
  { label: 'Media', href: '/cms/media', icon: Image },
  { label: 'Analytics', href: '/cms/analytics', icon: ChartLine },
  { label: 'Settings', href: '/cms/settings', icon: Settings },
];
