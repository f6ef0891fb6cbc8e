import { unitPriceCents } from '@/domain/money/pricing';
import { plainAmount, toAmount } from '@/domain/money/money';
import { isBoysSize, sizeLabelOf } from '@/domain/catalogue/sizes';
import { shopFormat } from '@/domain/text/shop-format';
import { escaped } from './xml';

/** Product as offered to shoppers; prices in the shop’s currency, pictures as paths. */
export type OfferedProduct = {
  id: string;
  slug: string;
  name: string;
  description: string;
  sku: string;
  category: string | null;
  price: number;
  salePrice: number | null;
  stock: number;
  pictures: readonly { path: string; color: string | null }[];
  variations: readonly { color: string; size: string; stock: number; additionalPrice: number }[];
};

/** Google’s limits, in characters and pictures. */
const LIMITS = { title: 150, description: 5000, pictures: 10 };

type Feed = { origin: string; brandName: string; products: readonly OfferedProduct[] };

/** RSS 2.0 of Google Merchant Center’s product data: an item for each variation that may be sold. */
export function merchantFeed({ origin, brandName, products }: Feed): string {
  const items = products.flatMap((product) => itemsOf(product, { origin, brandName }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel><title>${escaped(brandName)}</title><link>${escaped(origin)}</link><description>${escaped(brandName)}</description>`,
    ...items.map(
      (item) => `<item>${item.map(([name, text]) => `<${name}>${escaped(text)}</${name}>`).join('')}</item>`,
    ),
    '</channel></rss>',
    '',
  ].join('\n');
}

type Item = [name: string, text: string][];

function itemsOf(product: OfferedProduct, shop: Omit<Feed, 'products'>): Item[] {
  const { variations, stock } = product;
  if (variations.length === 0) return [itemOf(product, { id: product.sku, stock, additionalPrice: 0 }, shop)];
  return variations.map(({ color, size, ...of }) =>
    itemOf(product, { ...of, id: [product.sku, color, size].filter(Boolean).join('-'), color, size }, shop),
  );
}

type Offer = { id: string; stock: number; additionalPrice: number; color?: string; size?: string };

function itemOf(product: OfferedProduct, offer: Offer, { origin, brandName }: Omit<Feed, 'products'>): Item {
  const { id, stock, additionalPrice, color, size } = offer;
  const { currency } = shopFormat();
  const amount = (price: number) => {
    const cents = unitPriceCents({ price }, additionalPrice);
    return `${plainAmount(toAmount(cents))} ${currency}`;
  };
  const { name, description, price, salePrice } = product;
  const [picture, ...others] = picturesOf(product, color).map((path) => new URL(path, origin).href);
  return [
    ['g:id', id],
    ['g:title', [name, color, size && sizeLabelOf(size)].filter(Boolean).join(', ').slice(0, LIMITS.title)],
    ['g:description', (description || name).slice(0, LIMITS.description)],
    ['g:link', `${origin}/product/${product.slug}`],
    ...(picture ? ([['g:image_link', picture]] satisfies Item) : []),
    ...others.map((path): Item[number] => ['g:additional_image_link', path]),
    ['g:availability', stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(price)],
    ...(salePrice === null ? [] : ([['g:sale_price', amount(salePrice)]] satisfies Item)),
    ['g:condition', 'new'],
    ['g:brand', brandName],
    ['g:mpn', id],
    ...(product.variations.length > 0 ? ([['g:item_group_id', product.sku]] satisfies Item) : []),
    ...(color ? ([['g:color', color]] satisfies Item) : []),
    ...(size ? ([['g:size', sizeLabelOf(size) ?? size], ...worn(size)] satisfies Item) : []),
    ...(product.category ? ([['g:product_type', product.category]] satisfies Item) : []),
  ];
}

const worn = (size: string): Item => [
  ['g:age_group', isBoysSize(size) ? 'kids' : 'adult'],
  ['g:gender', 'unisex'],
];

/** Those of the colour first; pictures of other colours would show another offer. */
function picturesOf({ pictures }: OfferedProduct, color: string | undefined): string[] {
  const shown = pictures.filter((picture) => !color || !picture.color || picture.color === color);
  const own = shown.toSorted((a, b) => Number(b.color === color) - Number(a.color === color));
  return (own.length > 0 ? own : pictures).slice(0, LIMITS.pictures + 1).map(({ path }) => path);
}
