import type { Claims } from '@/domain/pages/claims';
import type { Logo } from '@/ui/BrandLogo';
import type { SiteLink } from './site-links';

/** Data of header and footer, from the site settings, the site content and the categories. */
export type ShellData = {
  brandName: string;
  /** In place of the mark and the name. */
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
  /** Name, company number and VAT number; its address is in the footer already. '' where the settings name none. */
  companyLine: string;
};

/** Defaults for search engines and messengers, for pages without their own. */
export type SeoDefaults = { title: string; description: string; picture?: string; isHidden: boolean };

/** Addresses of the brand's pages elsewhere; one without an address is not shown. */
export type SocialLinks = { facebook?: string; instagram?: string; twitter?: string; youtube?: string };

/** A tile of the Shop dropdown. */
export type MenuCategory = { name: string; href: string; description: string; iconUrl: string };
