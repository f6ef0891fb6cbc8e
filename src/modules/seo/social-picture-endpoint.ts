import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { refuse } from '@/lib/http/respond';
import { clientNetwork } from '@/lib/http/client-address';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { createThrottle } from '@/lib/throttle';
import { drawSocialPicture } from './draw-social-picture';
import path from 'node:path';
import { formatMoney } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import { ALL_CATEGORIES } from '@/domain/catalogue/shop-filters';
import { getProduct, listCategories } from '@/modules/catalogue/queries';
import { storedFile } from '@/lib/files/media-files';
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
  const picture = await drawSocialPicture(card.texts, card.pictureFile);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}

/** `pictureFile` is a path on this machine. */
type FoundCard = { texts: Omit<SocialCard, 'picture'>; pictureFile?: string };

const ART = path.join(process.cwd(), 'public/art');
const HERO = path.join(ART, 'hero-square-800.webp');

type Found = { title: string; kicker?: string; note?: string; pictureFile?: string };
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
      pictureFile: picture && storedFile(addressesOf(picture).src),
    };
  },
  page: async (name) => {
    const page = await getPublishedPage(name);
    return page && { title: page.metaTitle || page.title, pictureFile: HERO };
  },
  shop: async (name) => {
    const category = (await listCategories()).find(({ slug }) => slug === name);
    if (!category && name !== ALL_CATEGORIES) return undefined;
    return { kicker: 'Shop', title: category?.name ?? 'All products', pictureFile: HERO };
  },
  site: async (name) => {
    if (name !== 'home') return undefined;
    const [home, { title }] = await Promise.all([getHomepage(), getSeoDefaults()]);
    return { title: home?.metaTitle || title, pictureFile: HERO };
  },
};

/** Undefined for what strangers cannot see. */
async function findSocialCard(kind: string, name: string): Promise<FoundCard | undefined> {
  const finder = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  const found = await finder?.(name);
  if (!found) return undefined;
  const { brandName, tagline } = await getShellData();
  const { kicker, title, note, pictureFile } = found;
  return { texts: { brandName, kicker: kicker ?? tagline, title, note }, pictureFile };
}
