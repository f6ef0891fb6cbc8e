import type { Claims } from '@/domain/pages/claims';
import type { Logo } from '@/ui/BrandLogo';
import type { SiteLink } from './site-links';

export type ShellData = {
  brandName: string;
  logo?: Logo;
  tagline: string;
  phone: string;
  salesEmail: string;
  address: string;
  social: SocialLinks;
  claims: Claims;
  copyrightYear: number;
  menuCategories: MenuCategory[];
  aboutLinks: readonly SiteLink[];
  quickLinks: readonly SiteLink[];
  legalLinks: readonly SiteLink[];
  footerNote: string;
  /** Name, company number and VAT number; the address is in the footer already. '' if not set. */
  companyLine: string;
};

export type SeoDefaults = { title: string; description: string; picture?: string; isHidden: boolean };

export type SocialLinks = { facebook?: string; instagram?: string; twitter?: string; youtube?: string };

export type MenuCategory = { name: string; slug: string; href: string; description: string; iconUrl: string };
