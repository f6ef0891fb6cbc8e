import { formatMoney, toCents } from '@/domain/money/money';
import { cn } from './cn';
import { WithoutTax } from './WithoutTax';

type PriceProps = {
  price: number;
  /** What is charged when present; the ordinary price is then struck through. */
  salePrice?: number | null;
  /** What `price` and `salePrice` count. */
  unit?: 'amount' | 'cents';
  size?: 'sm' | 'md' | 'lg';
  /** It stands nearby already whether it is without the tax. */
  isTaxTold?: boolean;
  className?: string;
};

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-4xl' };

/** The price to pay, and the one it was. */
export function Price({ price, salePrice, unit = 'amount', size = 'md', isTaxTold, className }: PriceProps) {
  const onSale = salePrice !== null && salePrice !== undefined;
  const show = (amount: number) => formatMoney(unit === 'cents' ? amount : toCents(amount));
  const reduced = onSale && salePrice < price;
  return (
    <span className={cn('price', sizes[size], className)}>
      {reduced && <span className="sr-only">Sale price</span>}
      <span className={cn('price-now font-display', reduced && 'text-accent')}>{show(onSale ? salePrice : price)}</span>
      {reduced && (
        <>
          <span className="sr-only">was</span>
          <s className="text-[0.75em] text-ink-muted">{show(price)}</s>
        </>
      )}
      {!isTaxTold && <WithoutTax />}
    </span>
  );
}
