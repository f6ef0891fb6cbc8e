import { withoutTax } from '@/domain/taxes/tax-text';

/** Beside a price that the tax comes on top of; nothing where prices contain it, or none is charged. */
export const WithoutTax = () => {
  const text = withoutTax();
  return text && <small className="text-xs font-normal whitespace-nowrap text-ink-muted">{text}</small>;
};
