import {
  ExternalLink,
  FolderTree,
  History,
  Package,
  PackagePlus,
  Settings,
  ShoppingCart,
  SquarePen,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Permission } from '@/domain/staff/permissions';
import { NAV_ITEMS } from '../nav-items';

type PaletteCommand = { label: string; href: string; icon: LucideIcon; permission: Permission; keywords?: string };

const COMMANDS: readonly PaletteCommand[] = [
  {
    label: 'Create Order',
    href: '/admin/orders/new',
    icon: ShoppingCart,
    permission: 'orders:write',
    keywords: 'new add',
  },
  {
    label: 'Create Team Order',
    href: '/admin/clubs/orders/new',
    icon: ShoppingCart,
    permission: 'orders:write',
    keywords: 'new add club',
  },
  {
    label: 'Add Product',
    href: '/admin/products/new',
    icon: PackagePlus,
    permission: 'products:write',
    keywords: 'new create',
  },
  {
    label: 'Import Products',
    href: '/admin/products/import',
    icon: Package,
    permission: 'products:write',
    keywords: 'csv upload',
  },
  {
    label: 'Add Category',
    href: '/admin/categories?new',
    icon: FolderTree,
    permission: 'products:write',
    keywords: 'new create',
  },
  {
    label: 'Add Team',
    href: '/admin/clubs/new',
    icon: UserPlus,
    permission: 'teams:write',
    keywords: 'new create club',
  },
  ...NAV_ITEMS.map(({ label, href, icon, permission }) => ({ label: `Go to ${label}`, href, icon, permission })),
  {
    label: 'Go to Staff',
    href: '/admin/staff',
    icon: Users,
    permission: 'staff:write',
    keywords: 'accounts people invite',
  },
  {
    label: 'Go to Activity',
    href: '/admin/activity',
    icon: History,
    permission: 'activity:read',
    keywords: 'log audit changes',
  },
  {
    label: 'Account Settings',
    href: '/admin/settings',
    icon: Settings,
    permission: 'back-office:enter',
    keywords: 'profile password theme',
  },
  {
    label: 'Edit pages',
    href: '/cms/dashboard',
    icon: SquarePen,
    permission: 'cms:enter',
    keywords: 'cms content site',
  },
  { label: 'View site', href: '/', icon: ExternalLink, permission: 'back-office:enter', keywords: 'shop storefront' },
];

/** Commands with a word that begins with each search word; all for an empty search. */
export function matchingCommands(search: string, may: (permission: Permission) => boolean): readonly PaletteCommand[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return COMMANDS.filter(({ label, permission, keywords = '' }) => {
    const parts = `${label} ${keywords}`.toLowerCase().split(/\s+/);
    return may(permission) && words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
