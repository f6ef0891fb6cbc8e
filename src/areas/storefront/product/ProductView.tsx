import { readyDays } from '@/domain/delivery/delivery-options';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { countryInText } from '@/domain/text/country-name';
import { formatShopDate } from '@/domain/text/locale';
import { WithoutScript } from '@/areas/storefront/site/WithoutScript';
import { getSiteSettings } from '@/lib/site-settings';
import { getDeliveryRules } from '@/modules/delivery/queries';
import type { ProductCardData, ProductDetail } from '@/modules/catalogue/products';
import { getShellData } from '@/modules/pages/queries';
import type { ReviewPage } from '@/modules/reviews/data/published-reviews';
import { calendarForPage, usualDelivery } from '../delivery/usual-delivery';
import type { DeliveryPromise } from './DeliveryNotes';
import { ProductIsland } from './ProductIsland';

type ProductViewProps = {
  product: ProductDetail;
  reviews: ReviewPage;
  related: readonly ProductCardData[];
};

/** Page of a product, rendered from its data, which is sent once (decision 0014). */
export async function ProductView({ product, reviews, related }: ProductViewProps) {
  const [{ claims }, rules, { returnDays }] = await Promise.all([
    getShellData(),
    getDeliveryRules(),
    getSiteSettings(),
  ]);
  const { sku: _sku, metaTitle: _title, metaDescription: _description, stockDays: _, madeDays: __, ...shown } = product;
  return (
    <ProductIsland
      product={shown}
      reviews={{
        ...reviews,
        reviews: reviews.reviews.map((review) => ({ ...review, date: formatShopDate(review.createdAt) })),
      }}
      related={related}
      promise={promiseOf(product, rules)}
      claims={claims}
      returnDays={returnDays}
      withoutScript={
        <WithoutScript>To choose and order here, please switch on JavaScript in your browser.</WithoutScript>
      }
    />
  );
}

function promiseOf(product: ProductDetail, rules: DeliveryRules): DeliveryPromise | undefined {
  const usual = usualDelivery(rules);
  if (!usual) return undefined;
  const { country, method } = usual;
  return {
    what: method.isCollection ? 'Ready to collect' : `Delivery to ${countryInText(country)}`,
    calendar: calendarForPage(rules.calendar),
    days: readyDays(product, rules, false) + method.days,
    madeDays: readyDays(product, rules, true) + method.days,
  };
}
