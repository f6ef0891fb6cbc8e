import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { refuse } from '@/lib/http/respond';
import { clientNetwork } from '@/lib/http/client-address';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { createThrottle } from '@/lib/throttle';
import { drawSocialPicture, type ReadPicture } from './draw-social-picture';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatMoney } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import { ALL_CATEGORIES } from '@/domain/catalogue/shop-filters';
import { getProduct, listCategories } from '@/modules/catalogue/queries';
import { readMedia } from '@/lib/files/media-files';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { getHomepage, getPublishedPage, getSeoDefaults, getShellData } from '@/modules/pages/queries';
import type { SocialCard } from './SocialPicture';

const throttle = createThrottle('social-pictures', { points: 60, seconds: 60 });

/** `GET /og/{kind}/{name}`: drawn once, and kept until the page changes. */
export async function socialPicture(
  request: Request,
  { params }: { params: Promise<{ kind: string; name: string }> },
): Promise<Response> {
  const { kind, name } = await params;
  const card = await findSocialCard(kind, name);
  if (!card) return refuse('not_found', 'Picture not found.');
  if (!(await throttle.consume(clientNetwork(request.headers))).ok) {
    return refuse('too_many_requests', 'Please try again in a minute.');
  }
  markCacheable(tagsOf('site-settings'));
  const picture = await drawSocialPicture(card.texts, card.readPicture);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}

type FoundCard = { texts: Omit<SocialCard, 'picture'>; readPicture?: ReadPicture };

const ART = path.join(process.cwd(), 'public/art');
const readHero: ReadPicture = () => readFile(path.join(ART, 'hero-square-800.webp'));

type Found = { title: string; kicker?: string; note?: string; readPicture?: ReadPicture };
type Finder = (name: string) => Promise<Found | undefined>;

const finders: Record<string, Finder> = {
  product: async (name) => {
    const product = await getProduct(name);
    if (!product) return undefined;
    const [picture] = product.pictures;
    return {
      kicker: product.category?.name,
      title: product.name,
      note: formatMoney(unitPriceCents(product)),
      readPicture: picture && (() => readMedia(addressesOf(picture).src)),
    };
  },
  page: async (name) => {
    const page = await getPublishedPage(name);
    return page && { title: page.metaTitle || page.title, readPicture: readHero };
  },
  shop: async (name) => {
    const category = (await listCategories()).find(({ slug }) => slug === name);
    if (!category && name !== ALL_CATEGORIES) return undefined;
    return { kicker: 'Shop', title: category?.name ?? 'All products', readPicture: readHero };
  },
  site: async (name) => {
    if (name !== 'home') return undefined;
    const [home, { title }] = await Promise.all([getHomepage(), getSeoDefaults()]);
    return { title: home?.metaTitle || title, readPicture: readHero };
  },
};

/** Undefined for what strangers cannot see. */
async function findSocialCard(kind: string, name: string): Promise<FoundCard | undefined> {
  const finder = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  const found = await finder?.(name);
  if (!found) return undefined;
  const { brandName, tagline } = await getShellData();
  const { kicker, title, note, readPicture } = found;
  return { texts: { brandName, kicker: kicker ?? tagline, title, note }, readPicture };
}
