import type { Where } from 'payload';
import { companyLine } from '@/domain/text/company-line';
import { tagsOf } from '@/domain/cache/cache-plan';
import { shippingClaim } from '@/domain/delivery/shipping-claim';
import { turnaroundClaim } from '@/domain/delivery/turnaround-claim';
import { claimsOf } from '@/domain/pages/claims';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { PICTURE_FIELDS, pictureOf, type Picture } from '@/modules/media/picture';
import { remembered, rememberedEach } from '@kitroom/front/cache/remember';
import { addCacheTags, markCacheable } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import type { Page, SiteContent } from '@/payload-types';
import { readOf } from './data/link-targets';
import { readPagePaths } from './data/page-addresses';
import type { MenuCategory, SeoDefaults, ShellData } from './shell-data';
import { aboutLinks, legalLinks, quickLinks, type SiteLink } from './site-links';

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

const getGlobals = remembered('globals', async () => {
  addCacheTags([...tagsOf('site-settings'), ...tagsOf('site-content')]);
  const payload = await getPayloadClient();
  // As the system: what is taken of them is shown to everyone, though strangers may not read them as a whole.
  const withPicture = { depth: 1, populate: { media: PICTURE_FIELDS } };
  const [settings, content] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', ...withPicture, overrideAccess: true }),
    payload.findGlobal({ slug: 'site-content', ...withPicture, overrideAccess: true }),
  ]);
  return { settings, content };
});

export const getShellData = remembered('shell', async (): Promise<ShellData> => {
  addCacheTags(tagsOf('categories'));
  const [{ settings, content }, menuCategories, rules] = await Promise.all([
    getGlobals(),
    listMenuCategories(),
    getDeliveryRules(),
  ]);
  const claims = claimsOf(settings.claims);
  const { facebook, instagram, twitter, youtube } = settings.social ?? {};
  const logo = storedPicture(settings.logo);
  return {
    brandName: settings.brandName,
    logo: logo && { src: logo.src, width: logo.width, height: logo.height },
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
    claims: {
      ...claims,
      shipping: shippingClaim(claims.shipping, rules),
      turnaround: turnaroundClaim(claims.turnaround, rules),
    },
    copyrightYear: settings.copyrightYear,
    menuCategories: [saleTile, ...menuCategories],
    aboutLinks: linksOr(content.aboutLinks, aboutLinks),
    quickLinks: linksOr(content.quickLinks, quickLinks),
    legalLinks: linksOr(content.legalLinks, legalLinks),
    footerNote: content.footerNote ?? '',
    companyLine: companyLine({ ...settings, address: null }),
  };
});

export const getSeoDefaults = remembered('seo', async (): Promise<SeoDefaults> => {
  const { settings, content } = await getGlobals();
  const { brandName, tagline } = settings;
  return {
    title: content.seoTitle || (tagline ? `${brandName} · ${tagline}` : brandName),
    description: content.seoDescription || tagline || '',
    picture: storedPicture(content.seoImage)?.src,
    isHidden: content.hideFromSearch ?? false,
  };
});

type StoredLinks = SiteContent['aboutLinks'];

const linksOr = (links: StoredLinks, usual: readonly SiteLink[]): readonly SiteLink[] =>
  links && links.length > 0
    ? links.map(({ label, href, description }) => ({ label, href, ...(description && { description }) }))
    : usual;

const storedPicture = (picture: SiteContent['seoImage']): Picture | undefined =>
  picture && typeof picture === 'object' ? pictureOf(picture) : undefined;

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

export const getPublishedPage = remembered('page', async (slug: string): Promise<Page | undefined> =>
  PAGE_SLUG.test(slug) ? findPublished({ slug: { equals: slug } }) : undefined,
);

export const getHomepage = remembered('homepage', () => findPublished({ isHomepage: { equals: true } }));

/** By id, without others. Call it only with UUIDs. */
export const findPagePaths = rememberedEach({
  name: 'page path',
  tagsOf: (id) => tagsOf('pages', id),
  read: async (ids) => readPagePaths(readOf(await getPayloadClient()), ids),
});

async function findPublished(where: Where): Promise<Page | undefined> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [where, { isPublished: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const [page] = docs;
  // Any page may become it if there is none.
  markCacheable(tagsOf('pages', page?.id));
  return page;
}
