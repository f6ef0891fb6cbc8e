/** Defaults, unless editors have set others (/cms/settings). */
export type SiteLink = { label: string; href: string; description?: string };

export const aboutLinks: readonly SiteLink[] = [
  { label: 'About Us', href: '/about', description: 'Our story, our people, how we work' },
  { label: 'Size Guides', href: '/size-guides', description: 'Boys XS to 3X-Large, measured' },
  { label: 'Color Charts', href: '/color-charts', description: 'Every shade we print and knit' },
  { label: 'Brochures', href: '/brochures', description: 'Ranges to read and pass round' },
  { label: 'More Info', href: '/more-info', description: 'Ordering, printing and delivery' },
];

export const quickLinks: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/shop' },
  { label: 'Kit Designs', href: '/custom-kits' },
  { label: 'Team Portal', href: '/teamwear-portal' },
  { label: 'About Us', href: '/about' },
  { label: 'Size Guides', href: '/size-guides' },
  { label: 'Color Charts', href: '/color-charts' },
  { label: 'Contact', href: '/contact' },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Returns', href: '/returns' },
];
