import type { Metadata } from 'next';
import { tagsOf } from '@/domain/cache/cache-plan';
import { CheckoutView } from '@/areas/storefront/checkout/CheckoutView';
import { hasDelivery } from '@/domain/delivery/delivery-rules';
import { deliversTo, usualCountry } from '@/domain/delivery/zones';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { vatNumberHint } from '@/domain/taxes/tax-text';
import { getTaxSettings } from '@/modules/taxes/queries';
import { countriesByName } from '@/domain/text/country-name';
import { getSiteSettings } from '@/lib/site-settings';
import { WithoutScript } from '@/areas/storefront/site/WithoutScript';
import { getShellData } from '@/modules/pages/queries';
import { env } from '@/lib/env';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { checkoutTerms } from '@/domain/invoices/invoice-terms';
import { Options } from '@/ui/Options';
import { Container } from '@/ui/Container';

export const metadata: Metadata = { title: 'Checkout', robots: { index: false } };

export default async function CheckoutPage() {
  const [supplier, { claims }, rules, taxes] = await Promise.all([
    getSiteSettings(),
    getShellData(),
    getDeliveryRules(),
    getTaxSettings(),
  ]);
  const countries = countriesByName().filter(({ code }) => deliversTo(rules, code));
  markCacheable([...tagsOf('site-settings'), ...tagsOf('categories')]);
  return (
    <div className="bg-surface-sunken">
      {/* Full height, so that the footer stays out of sight when the cart is empty. */}
      <Container className="min-h-svh pt-10 pb-16 sm:pt-14 sm:pb-24">
        <h1 className="mb-8 text-title">Checkout</h1>
        <WithoutScript>Our checkout needs JavaScript: please switch it on in your browser.</WithoutScript>
        <CheckoutView
          invoiceTerms={checkoutTerms(supplier)}
          claims={claims}
          returnDays={supplier.returnDays}
          isCardOffered={env.stripe !== undefined}
          countries={<Options choices={countries.map(({ code, name }) => ({ value: code, label: name }))} />}
          country={usualCountry(rules)}
          hasDelivery={hasDelivery(rules)}
          vatHint={vatNumberHint(taxes)}
        />
      </Container>
    </div>
  );
}
