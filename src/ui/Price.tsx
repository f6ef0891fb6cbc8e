import { formatMoney, toCents } from '@/domain/money/money';
import { cn } from './cn';
import { WithoutTax } from './WithoutTax';

type PriceProps = {
  price: number;
  salePrice?: number | null;
  unit?: 'amount' | 'cents';
  /** `text` looks like the words beside it, which already say that the tax is not included. */
  size?: 'text' | 'sm' | 'md' | 'lg';
  className?: string;
};

const sizes = { text: '', sm: 'text-base', md: 'text-xl', lg: 'text-4xl' };

export function Price({ price, salePrice, unit = 'amount', size = 'md', className }: PriceProps) {
  const onSale = salePrice !== null && salePrice !== undefined;
  const show = (amount: number) => formatMoney(unit === 'cents' ? amount : toCents(amount));
  const isText = size === 'text';
  const reduced = onSale && salePrice < price;
  return (
    <span className={cn('price', sizes[size], className)}>
      {reduced && <span className="sr-only">Sale price</span>}
      <span className={cn(!isText && 'price-now font-display', reduced && 'text-accent')}>
        {show(onSale ? salePrice : price)}
      </span>
      {reduced && (
        <>
          <span className="sr-only">was</span>
          <s className={cn('text-ink-muted', !isText && 'text-[0.75em]')}>{show(price)}</s>
        </>
      )}
      {!isText && <WithoutTax />}
    </span>
  );
}
