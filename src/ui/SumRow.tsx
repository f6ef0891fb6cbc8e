import type { ReactNode } from 'react';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import type { OrderDiscount } from '@/domain/orders/price-goods';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';
import { cn } from '@/ui/cn';

type SumRowProps = { label: ReactNode; value: string; className?: string; labelClassName?: string };

export function SumRow({ label, value, className, labelClassName }: SumRowProps) {
  return (
    <div className={cn('flex items-baseline justify-between gap-4', className)}>
      <dt className={cn('min-w-0 wrap-anywhere', labelClassName)}>{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}

type DiscountRowsProps = Omit<SumRowProps, 'label' | 'value'> & { discounts: readonly OrderDiscount[] };

export function DiscountRows({ discounts, ...look }: DiscountRowsProps) {
  return discounts.map((discount) => (
    <SumRow
      key={discountText(discount)}
      label={discountText(discount)}
      value={discount.amount > 0 ? `−${formatAmount(discount.amount)}` : 'Free delivery'}
      {...look}
    />
  ));
}

type DeliveryRowProps = Omit<SumRowProps, 'label' | 'value'> & Pick<PlacedDelivery, 'delivery' | 'shippingAmount'>;

export function DeliveryRow({ delivery, shippingAmount, ...look }: DeliveryRowProps) {
  if (!delivery) return null;
  return <SumRow label={deliveryLabel(delivery)} value={deliveryPrice(shippingAmount)} {...look} />;
}

type TaxRowsProps = Omit<SumRowProps, 'label' | 'value'> & { taxes: OrderTaxes | null | undefined };

export const TaxRows = ({ taxes, ...look }: TaxRowsProps) =>
  taxRows(taxes).map(({ key, ...row }) => <SumRow key={key} {...row} {...look} />);

export function TotalNote({ taxes }: Pick<TaxRowsProps, 'taxes'>) {
  const note = totalNote(taxes);
  if (!note) return null;
  return (
    <div>
      <dt className="sr-only">Tax</dt>
      <dd className="text-sm text-ink-muted">{note}</dd>
    </div>
  );
}
