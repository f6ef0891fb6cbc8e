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
import { NAV_ITEMS } from '../nav-items';

type PaletteCommand = { label: string; href: string; icon: LucideIcon; keywords?: string };

const COMMANDS: readonly PaletteCommand[] = [
  { label: 'Create Order', href: '/admin/orders/new', icon: ShoppingCart, keywords: 'new add' },
  { label: 'Create Team Order', href: '/admin/clubs/orders/new', icon: ShoppingCart, keywords: 'new add club' },
  { label: 'Add Product', href: '/admin/products/new', icon: PackagePlus, keywords: 'new create' },
  { label: 'Import Products', href: '/admin/products/import', icon: Package, keywords: 'csv upload' },
  { label: 'Add Category', href: '/admin/categories?new', icon: FolderTree, keywords: 'new create' },
  { label: 'Add Team', href: '/admin/clubs/new', icon: UserPlus, keywords: 'new create club' },
  ...NAV_ITEMS.map(({ label, href, icon }) => ({ label: `Go to ${label}`, href, icon })),
  { label: 'Go to Staff', href: '/admin/staff', icon: Users, keywords: 'accounts people invite' },
  { label: 'Go to Activity', href: '/admin/activity', icon: History, keywords: 'log audit changes' },
  { label: 'Account Settings', href: '/admin/settings', icon: Settings, keywords: 'profile password theme' },
  { label: 'Edit pages', href: '/cms/dashboard', icon: SquarePen, keywords: 'cms content site' },
  { label: 'View site', href: '/', icon: ExternalLink, keywords: 'shop storefront' },
];

/** Commands with a word that begins with each search word; all for an empty search. */
export function matchingCommands(search: string): readonly PaletteCommand[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return COMMANDS.filter(({ label, keywords = '' }) => {
    const parts = `${label} ${keywords}`.toLowerCase().split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
