/** What header and footer draw: plain data out of the site settings and the categories. */
export type ShellData = {
  brandName: string;
  tagline: string;
  phone: string;
  salesEmail: string;
  address: string;
  social: SocialLinks;
  copyrightYear: number;
  menuCategories: MenuCategory[];
};

/** Addresses of the brand's pages elsewhere; one without an address is not shown (design §1). */
export type SocialLinks = { facebook?: string; instagram?: string; twitter?: string; youtube?: string };

/** A tile of the Shop dropdown (spec §2). */
export type MenuCategory = { name: string; slug: string; href: string; description: string; iconUrl: string };
