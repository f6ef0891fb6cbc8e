'use client';

import { useEffect, useState } from 'react';
import Link from 'next/link';
import type { CartProduct } from '@/domain/cart/cart';
import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { request } from '@/lib/client/request';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Price } from '@/ui/Price';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { onlyColor, type ProductOptions } from '@/modules/catalogue/product-options';
import { ProductChooser } from './ProductChooser';
import { ProductColor } from './product-color';

export type QuickAddProps = {
  product: CartProduct;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function QuickAdd({ product, isOpen, onOpenChange }: QuickAddProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={product.name}>
      <div className="mb-5 flex items-center gap-4">
        {product.image && (
          <img src={product.image} alt="" width={64} height={80} className="h-20 w-16 rounded-control object-cover" />
        )}
        <div>
          <Price price={product.price} salePrice={product.salePrice} />
          <Link
            href={`/product/${product.slug}`}
            prefetch={false}
            className="mt-1 block py-0.5 text-sm text-accent underline underline-offset-4 hover:no-underline"
          >
            View full details
          </Link>
        </div>
      </div>
      <Choices slug={product.slug} onAdded={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Choices({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const [options, setOptions] = useState<ProductOptions>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const controller = new AbortController();
    void request<ProductOptions>(`/product/${slug}/options`, { signal: controller.signal }).then((answer) => {
      if (answer.ok) return setOptions(answer.value);
      if (answer.code === 'aborted') return;
      setFailed(true);
      toast(PRODUCT_LOAD_FAILED);
    });
    return () => controller.abort();
  }, [slug, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  if (hasFailed) {
    const { title, description } = PRODUCT_LOAD_FAILED;
    return <ErrorState title={title} description={description} onRetry={retry} />;
  }
  if (!options) {
    return (
      <p className="flex min-h-60 items-center justify-center">
        <Spinner label="Loading the choices" className="size-8" />
      </p>
    );
  }
  return (
    <ProductColor initial={onlyColor(options)}>
      <ProductChooser options={options} onAdded={onAdded} place="dialog" />
    </ProductColor>
  );
}
