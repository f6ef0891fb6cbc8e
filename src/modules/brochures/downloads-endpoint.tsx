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
import { readMedia } from '@/lib/files/media-files';
import { createQueue } from '@kitroom/front/limiter';
import { createThrottle } from '@/lib/throttle';
import { printedParts, type PrintedPart } from './printed-parts';
import { Document, Image, Page, View } from '@/modules/documents/elements';
import { formatMoney } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import { look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { Sheet } from '@/modules/documents/Sheet';
import type { ProductCardData } from '@/modules/catalogue/products';
import type { SiteSetting } from '@/payload-types';
import type { TableData } from '@/domain/text/table/table-data';

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
  const bytes = address && (await readMedia(address));
  return bytes ? asJpeg(bytes, PICTURE.width, PICTURE.height).catch(() => undefined) : undefined;
}

/** PDF takes neither WebP nor AVIF. */
const asJpeg = (picture: Buffer | string, width: number, height?: number): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: '#f3f2f8' })
    .resize({ width, height, fit: 'contain', background: '#f3f2f8' })
    .jpeg({ quality: 80 })
    .toBuffer();

type PrintedProduct = ProductCardData & { picture?: Buffer };

type RangeBrochureProps = { settings: SiteSetting; cover: Buffer; products: readonly PrintedProduct[] };

const INK = '#0b0b12';

function RangeBrochure({ settings, cover, products }: RangeBrochureProps) {
  const title = 'The range';
  return (
    <Document title={`${settings.brandName}: ${title}`} author={settings.brandName} language="en-GB">
      <Page size="A4" style={{ backgroundColor: INK, color: 'white', fontFamily: look.page.fontFamily }}>
        <Image src={cover} style={{ width: '100%', height: 560, objectFit: 'cover' }} />
        <View style={{ padding: 44, borderLeft: '12 solid #d4ff3d', flexGrow: 1 }}>
          <Text style={{ fontSize: 20, textTransform: 'uppercase' }}>{settings.brandName}</Text>
          <Text style={{ marginTop: 6, fontSize: 64, fontWeight: 700, textTransform: 'uppercase' }}>{title}</Text>
          <Text style={{ marginTop: 4, fontSize: 16 }}>{settings.tagline}</Text>
        </View>
      </Page>
      <Sheet settings={settings} subject={title} source={products.map(({ name, category }) => [name, category?.name])}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 }}>
          {byCategory(products).map((product) => (
            <Product key={product.id} product={product} />
          ))}
        </View>
      </Sheet>
    </Document>
  );
}

function Product({ product }: { product: PrintedProduct }) {
  const { name, category, picture, colors } = product;
  return (
    <View style={{ width: 158, marginTop: 14, border: '0.5 solid #d9d8e2' }} wrap={false}>
      {picture ? (
        <Image src={picture} style={{ width: '100%', height: 130, objectFit: 'cover' }} />
      ) : (
        <View style={{ height: 130, backgroundColor: '#f1f0f6' }} />
      )}
      <View style={{ padding: 9 }}>
        <Text style={[look.muted, { fontSize: 9 }]}>{category?.name ?? ' '}</Text>
        <Text style={look.strong}>{name}</Text>
        <Text style={{ marginTop: 2 }}>{formatMoney(unitPriceCents(product))}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4, marginTop: 6 }}>
          {colors.map(({ hex }, index) => (
            <View
              key={index}
              style={{ width: 11, height: 11, borderRadius: 6, backgroundColor: hex, border: '0.5 solid #8a8998' }}
            />
          ))}
        </View>
      </View>
    </View>
  );
}

function byCategory(products: readonly PrintedProduct[]): PrintedProduct[] {
  const slugs = new Set(products.map(({ category }) => category?.slug));
  return [...slugs].flatMap((slug) => products.filter(({ category }) => category?.slug === slug));
}

type PageBrochureProps = { settings: SiteSetting; title: string; intro: string; parts: readonly PrintedPart[] };

function PageBrochure({ settings, title, intro, parts }: PageBrochureProps) {
  return (
    <Document title={title} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={title} source={[intro, parts]}>
        <Text style={{ marginTop: 26, fontSize: 30, fontWeight: 700, textTransform: 'uppercase' }}>{title}</Text>
        {intro && <Text style={[look.muted, { marginTop: 6, fontSize: 13 }]}>{intro}</Text>}
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </Sheet>
    </Document>
  );
}

function Part({ part }: { part: PrintedPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <Text style={look.title} minPresenceAhead={60}>
          {part.text}
        </Text>
      );
    case 'text':
      return <Text style={{ marginTop: 6, lineHeight: 1.35 }}>{part.text}</Text>;
    case 'item':
      return (
        <View style={{ marginTop: 10 }} wrap={false}>
          <Text style={look.strong}>{part.title}</Text>
          <Text style={{ marginTop: 2, lineHeight: 1.35 }}>{part.text}</Text>
        </View>
      );
    case 'table':
      return <Table {...part.table} />;
    case 'swatches':
      return (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 12, marginTop: 12 }}>
          {part.swatches.map(({ name, color }, index) => (
            <View key={index} style={{ width: 116, border: '0.5 solid #d9d8e2' }} wrap={false}>
              <View style={{ height: 70, backgroundColor: color }} />
              <View style={{ padding: 7 }}>
                <Text style={look.strong}>{name}</Text>
                <Text style={look.muted}>{color.toUpperCase()}</Text>
              </View>
            </View>
          ))}
        </View>
      );
  }
}

function Table({ columns, rows }: TableData) {
  return (
    <View style={{ marginTop: 8 }}>
      <Row cells={columns} style={look.head} />
      {rows.map((cells, index) => (
        <Row key={index} cells={cells} style={look.row} />
      ))}
    </View>
  );
}

function Row({ cells, style }: { cells: readonly string[]; style: typeof look.row }) {
  return (
    <View style={style} wrap={false}>
      {cells.map((cell, index) => (
        <Text key={index} style={[look.grow, index === 0 ? look.strong : {}, { paddingRight: 6 }]}>
          {cell}
        </Text>
      ))}
    </View>
  );
}
