/** The reads of the site's frame, its home page and its CMS pages. */
import { connection } from 'next/server';
import { cache } from 'react';
import type { Where } from 'payload';
import { tagsOf } from '@/domain/cache-plan';
import { DEFAULT_FILTERS } from '@/domain/shop-filters';
import { PICTURE_FIELDS, pictureOf } from '@/features/shop/picture';
import type { ProductCardData } from '@/features/shop/products';
import { listProducts } from '@/features/shop/queries';
import { addCacheTags, markCacheable } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import type { Page } from '@/payload-types';
import type { MenuCategory, ShellData } from './shell-data';

const FEATURED_PRODUCTS = 4;
const PAGE_SLUG = /^[a-z0-9-]{1,200}$/;
const FALLBACK_ICON = '/art/category.svg';

/** A rule of the shop (products with a sale price), not a stored category; the first tile of the Shop menu. */
const saleTile: MenuCategory = {
  name: 'Sale',
  slug: 'sale',
  href: '/shop?category=sale',
  description: 'Kit at reduced prices',
  iconUrl: '/art/sale.svg',
};

/** What header and footer show, on every page of the site. */
export const getShellData = cache(async (): Promise<ShellData> => {
  // No page of the site is rendered by the build, which has no database.
  await connection();
  addCacheTags([...tagsOf('site-settings'), ...tagsOf('categories')]);
  const payload = await getPayloadClient();
  const [settings, menuCategories] = await Promise.all([
    // As the system: the brand is shown to everybody, though strangers may not read the settings as a whole.
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
    listMenuCategories(),
  ]);
  const { facebook, instagram, twitter, youtube } = settings.social ?? {};
  return {
    brandName: settings.brandName,
    tagline: settings.tagline ?? '',
    phone: settings.phone ?? '',
    salesEmail: settings.salesEmail,
    address: settings.address ?? '',
    social: {
      facebook: facebook ?? undefined,
      instagram: instagram ?? undefined,
      twitter: twitter ?? undefined,
      youtube: youtube ?? undefined,
    },
    copyrightYear: settings.copyrightYear,
    menuCategories: [saleTile, ...menuCategories],
  };
});

async function listMenuCategories(): Promise<MenuCategory[]> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'categories',
    where: { showInMenu: { equals: true }, isActive: { equals: true } },
    select: { name: true, slug: true, description: true, icon: true },
    populate: { media: PICTURE_FIELDS },
    sort: ['sortOrder', 'name'],
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs.map(({ name, slug, description, icon }) => ({
    name,
    slug,
    href: `/shop?category=${slug}`,
    description: description ?? '',
    iconUrl: (icon && typeof icon === 'object' && pictureOf(icon)?.thumbnail) || FALLBACK_ICON,
  }));
}

export interface HomeData {
  featured: ProductCardData[];
}

/** What the home page takes from the catalogue: featured products first, then the best rated. */
export async function getHomeData(): Promise<HomeData> {
  const { products } = await listProducts(DEFAULT_FILTERS);
  return { featured: products.slice(0, FEATURED_PRODUCTS) };
}

/** The page at /{slug}, as it was last published. */
export const getPublishedPage = cache(async (slug: string): Promise<Page | undefined> => {
  return PAGE_SLUG.test(slug) ? findPublished({ slug: { equals: slug } }) : undefined;
});

/** The page that editors have put in the place of the built-in home page, if any. */
export const getHomepage = cache(async (): Promise<Page | undefined> =>
  findPublished({ isHomepage: { equals: true } }),
);

/** Stands under the lists too: a page may link to others and to products, by addresses that can change. */
async function findPublished(where: Where): Promise<Page | undefined> {
  markCacheable([...tagsOf('pages'), ...tagsOf('products')]);
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [where, { isPublished: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs[0];
}
