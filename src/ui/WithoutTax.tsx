import { withoutTax } from '@/domain/taxes/tax-text';

/** Note beside a price without tax; nothing if prices include it or none is charged. */
export const WithoutTax = () => {
  const text = withoutTax();
  return text && <small className="text-xs font-normal whitespace-nowrap text-ink-muted">{text}</small>;
};
