import Link from 'next/link';
import { ProductGrid } from '@/features/shop/components/ProductGrid';
import type { ProductCardData } from '@/features/shop/products';
import { buttonClass } from '@/ui/button-class';
import { Section, SectionHeading } from '@/ui/Section';

export function FeaturedProducts({ products }: { products: readonly ProductCardData[] }) {
  return (
    <Section tone="sunken" aria-labelledby="home-featured">
      <SectionHeading
        id="home-featured"
        eyebrow="In stock now"
        title="Featured products"
        action={
          <Link href="/shop" prefetch={false} className={buttonClass('outline')}>
            View all products
          </Link>
        }
      />
      {/* Three columns of the tablet hold three of the four. */}
      <div className="md:max-lg:[&>ul>li:nth-child(4)]:hidden">
        <ProductGrid products={products} headingLevel={3} />
      </div>
    </Section>
  );
}
