import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import { formatUsd } from '@/domain/money';
import { unitPriceCents } from '@/domain/pricing';
import { look } from '@/features/documents/look';
import { Sheet } from '@/features/documents/Sheet';
import type { ProductCardData } from '@/features/shop/products';
import type { SiteSetting } from '@/payload-types';

/** A product with its picture’s bytes, as PDF takes them. */
export type PrintedProduct = ProductCardData & { picture?: Buffer };

type RangeBrochureProps = { settings: SiteSetting; cover: Buffer; products: readonly PrintedProduct[] };

const INK = '#0b0b12';

/** The shop’s products on paper, by category, with today’s prices. */
export function RangeBrochure({ settings, cover, products }: RangeBrochureProps) {
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
      {byCategory(products).map(([category, within]) => (
        <Sheet key={category} settings={settings} subject={title}>
          <Text style={look.title}>{category}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 16 }}>
            {within.map((product) => (
              <Product key={product.id} product={product} />
            ))}
          </View>
        </Sheet>
      ))}
    </Document>
  );
}

function Product({ product }: { product: PrintedProduct }) {
  const { name, picture, colors } = product;
  return (
    <View style={{ width: 158, border: '0.5 solid #d9d8e2' }} wrap={false}>
      {picture ? (
        <Image src={picture} style={{ width: '100%', height: 150, objectFit: 'cover' }} />
      ) : (
        <View style={{ height: 150, backgroundColor: '#f1f0f6' }} />
      )}
      <View style={{ padding: 9 }}>
        <Text style={look.strong}>{name}</Text>
        <Text style={{ marginTop: 2 }}>{formatUsd(unitPriceCents(product))}</Text>
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

/** In the order in which each category first comes; goods of none at the end. */
function byCategory(products: readonly PrintedProduct[]): [string, PrintedProduct[]][] {
  const groups = new Map<string, PrintedProduct[]>();
  for (const product of products) {
    const name = product.category?.name ?? '';
    groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  const named = [...groups].filter(([name]) => name !== '');
  const others = groups.get('');
  return others ? [...named, ['More', others]] : named;
}
