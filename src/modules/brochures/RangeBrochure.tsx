import { Document, Image, Page, View } from '@/modules/documents/elements';
import { formatMoney } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import { look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { Sheet } from '@/modules/documents/Sheet';
import type { ProductCardData } from '@/modules/catalogue/products';
import type { SiteSetting } from '@/payload-types';

export type PrintedProduct = ProductCardData & { picture?: Buffer };

type RangeBrochureProps = { settings: SiteSetting; cover: Buffer; products: readonly PrintedProduct[] };

const INK = '#0b0b12';

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
