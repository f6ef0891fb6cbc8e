import { percentText } from '../taxes/tax-text';
import { formatAmount } from '../money/money';
import { lineName } from '../orders/order-edit-summary';
import { formatFullDay } from '../text/locale';
import { deliverySummary } from '../delivery/promise';
import type { QuoteContent, QuoteOption } from './quote-content';

/** For the customer: differences of a version from the one sent before, a sentence each. */
export function quoteChanges(before: QuoteContent, after: QuoteContent): string[] {
  const isSplit = before.options.length > 1 || after.options.length > 1;
  const nameOf = ({ name }: QuoteOption) => (isSplit && name ? `${name}: ` : '');
  const paired = after.options.map((option, index) => ({
    option,
    was: before.options.find(({ name }) => name !== '' && name === option.name) ?? unnamed(before, after, index),
  }));
  const gone = before.options.filter((option) => !paired.some(({ was }) => was === option));
  return [
    ...gone.map(({ name }) => `Removed: ${name || 'an option'}`),
    ...paired.flatMap(({ option, was }) =>
      was
        ? optionChanges(was, option, after.currency).map((text) => `${nameOf(option)}${text}`)
        : [`Added: ${option.name || 'an option'}, ${formatAmount(option.totalAmount, after.currency)}`],
    ),
    ...(before.expiresOn === after.expiresOn ? [] : [`Valid until ${formatFullDay(after.expiresOn)}`]),
    ...(before.depositPercent === after.depositPercent
      ? []
      : [`Deposit: ${percentText(before.depositPercent)} → ${percentText(after.depositPercent)}`]),
    ...((before.terms ?? '') === (after.terms ?? '') ? [] : ['The terms have changed']),
    ...((before.notes ?? '') === (after.notes ?? '') ? [] : ['The notes have changed']),
    ...(JSON.stringify(before.shippingAddress) === JSON.stringify(after.shippingAddress)
      ? []
      : ['The delivery address has changed']),
  ];
}

/** An option that was renamed, or is the only one. */
const unnamed = (before: QuoteContent, after: QuoteContent, index: number): QuoteOption | undefined => {
  const at = before.options[index];
  return at && (at.name === '' || !after.options.some(({ name }) => name === at.name)) ? at : undefined;
};

function optionChanges(before: QuoteOption, after: QuoteOption, currency: string): string[] {
  const [was, is] = [linesByName(before), linesByName(after)];
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [from, to] = [was.get(name), is.get(name)];
    if (!from) return to ? [`Added ${to.quantity} × ${name}`] : [];
    if (!to) return [`Removed ${from.quantity} × ${name}`];
    return [
      ...(from.quantity === to.quantity ? [] : [`${name}: ${from.quantity} → ${to.quantity}`]),
      ...(from.prices === to.prices ? [] : [`${name}: ${from.prices} → ${to.prices} each`]),
    ];
  });
  function linesByName({ lines }: QuoteOption) {
    const found = new Map<string, { quantity: number; prices: string }>();
    for (const line of lines) {
      const known = found.get(lineName(line));
      const price = formatAmount(line.unitPrice, currency);
      const prices = known && known.prices !== price ? `${known.prices}, ${price}` : price;
      found.set(lineName(line), { quantity: (known?.quantity ?? 0) + line.quantity, prices });
    }
    return found;
  }
  const [delivery, delivered] = [before, after].map((option) => deliverySummary({ ...option, promisedDate: null }));
  return [
    ...lines,
    ...(delivery === delivered ? [] : [`Delivery: ${delivery || '–'} → ${delivered || '–'}`]),
    ...(before.totalAmount === after.totalAmount
      ? []
      : [`Total: ${formatAmount(before.totalAmount, currency)} → ${formatAmount(after.totalAmount, currency)}`]),
  ];
}
