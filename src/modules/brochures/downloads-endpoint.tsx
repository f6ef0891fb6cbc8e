import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { tagsOf } from '@/domain/cache/cache-plan';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { listGridProducts } from '@/modules/catalogue/queries';
import { getPublishedPage } from '@/modules/pages/queries';
import { clientNetwork } from '@/lib/http/client-address';
import { refuse } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { storedFile } from '@/lib/files/media-files';
import { createQueue } from '@kitroom/front/limiter';
import { createThrottle } from '@/lib/http/throttle';
import { PageBrochure } from './PageBrochure';
import { printedParts } from './printed-parts';
import { RangeBrochure, type PrintedProduct } from './RangeBrochure';

/** Name of the brochure of products; every other name is a page’s. */
const RANGE = 'range';
/** Products in it at most: the featured ones, then the best rated. */
const RANGE_PRODUCTS = 90;
const COVER = path.join(process.cwd(), 'public/art/hero-square-800.webp');
/** px */
const PICTURE = { width: 440, height: 362 };

const throttle = createThrottle('downloads', { points: 60, seconds: 60 });
/** The range is ten times the work of a page. */
const RANGE_POINTS = 10;
/** One at a time: a brochure takes a core for a second, half of it for its pictures. */
const inTurn = createQueue(1);

/** Made on the first request, and kept until its content changes. */
export async function download(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const notFound = () => refuse('not_found', 'Download not found.');
  const { name } = await params;
  if (!name.endsWith('.pdf')) return notFound();
  const subject = name.slice(0, -'.pdf'.length);
  const points = subject === RANGE ? RANGE_POINTS : 1;
  if (!(await throttle.consume(clientNetwork(request.headers), points)).ok) {
    return refuse('too_many_requests', 'Please try again in a minute.');
  }
  return inTurn(async () => {
    const document = subject === RANGE ? await rangeBrochure() : await pageBrochure(subject);
    if (!document) return notFound();
    markCacheable(tagsOf('site-settings'));
    return pdfResponse({ document, fileName: name, disposition: 'inline', isPublic: true });
  });
}

async function pageBrochure(slug: string) {
  const page = await getPublishedPage(slug);
  if (!page) return undefined;
  const settings = await getSiteSettings();
  const blocks = page.content ?? [];
  const parts = printedParts(blocks);
  return <PageBrochure settings={settings} title={page.title} intro={page.metaDescription ?? ''} parts={parts} />;
}

async function rangeBrochure() {
  const settings = await getSiteSettings();
  const products: PrintedProduct[] = [];
  // One after the other: the shop’s other requests need the cores, too.
  for (const product of await listGridProducts('featured', RANGE_PRODUCTS)) {
    const [cover] = product.pictures;
    products.push({ ...product, picture: await pictureOf(cover && addressesOf(cover).src) });
  }
  return <RangeBrochure settings={settings} cover={await asJpeg(COVER, 1000)} products={products} />;
}

/** Leaves out one whose file is lost. */
async function pictureOf(address: string | undefined): Promise<Buffer | undefined> {
  const file = address && storedFile(address);
  return file ? asJpeg(file, PICTURE.width, PICTURE.height).catch(() => undefined) : undefined;
}

/** PDF takes neither WebP nor AVIF. */
const asJpeg = (file: string, width: number, height?: number): Promise<Buffer> =>
  sharp(file)
    .flatten({ background: '#f3f2f8' })
    .resize({ width, height, fit: 'contain', background: '#f3f2f8' })
    .jpeg({ quality: 80 })
    .toBuffer();
