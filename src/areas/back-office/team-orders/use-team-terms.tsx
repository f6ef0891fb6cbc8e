'use client';

import { useMemo, useState } from 'react';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { StaffTerms } from '@/domain/teams/staff-terms-input';
import type { Failure, FieldErrors } from '@/lib/result';
import type { QuotedLine } from '@/modules/team/order-builder/quote-draft';
import type { SentOrder, TeamOrderStart } from '@/modules/team/components/order-form/use-team-order-form';
import { FieldError } from '@/ui/Field';
import { useMay } from '../access/granted';
import { AgreedPrice } from '../orders/form/AgreedPrice';
import { LineList } from '../orders/form/LineList';
import type { FormPrices } from '../orders/form/order-form';
import { PriceFields, ReasonField } from '../orders/form/PriceFields';
import { isPriced, linePrice, listErrors, quotedTerms, sentTerms, typedTerms, type TypedTerms } from './team-prices';

const WRONG_PRICE = 'Enter a price such as 20, or what is taken off, such as -10%.';

/** Prices, custom lines and discounts of an order for a team, with their fields. */
export function useTeamTerms(start: TeamOrderStart, isTaxCharged: boolean) {
  const [first] = useState(() => typedTerms(start));
  const [typed, setTyped] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const mayPrice = useMay()('prices:write');
  const isDeliveryAlone = start.edited?.isDeliveryAlone ?? false;
  const terms = useMemo(() => quotedTerms(typed, first), [typed, first]);

  function change(next: (known: TypedTerms) => Partial<TypedTerms>, isMeant: (path: string) => boolean) {
    setTyped((known) => ({ ...known, ...next(known) }));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !isMeant(path))));
  }

  const setPrice = (name: keyof FormPrices, value: string, path: string) =>
    change(
      ({ prices }) => ({ prices: { ...prices, [name]: value } }),
      (each) => each === path,
    );

  function fieldOf(item: DraftItem, price: QuotedLine) {
    const product = start.products.find(({ id }) => id === item.product);
    const line = typed.linePrices[item.key];
    if (!mayPrice || !product || price.quantity === 0) return null;
    const { before = price, sizes = product.sizes } = line ?? {};
    const isWrong = line !== undefined && line.typed.trim() !== '' && Number.isNaN(linePrice(line).unitPrice);
    const errorId = `price-${item.key}`;
    return (
      <div className="text-sm">
        <AgreedPrice
          name={product.name}
          unitPrice={before.unitPrice}
          typed={line?.typed}
          errorId={isWrong ? errorId : undefined}
          isWrong={isWrong}
          each={Object.keys(before.sizePrices).length > 0 ? 'each, in all sizes' : 'each'}
          onType={(text) =>
            change(
              ({ linePrices }) => ({ linePrices: { ...linePrices, [item.key]: { typed: text, before, sizes } } }),
              (path) => path.startsWith('linePrices') || path === 'priceReason',
            )
          }
        />
        {isWrong && <FieldError id={errorId}>{WRONG_PRICE}</FieldError>}
      </div>
    );
  }

  const extras = !isDeliveryAlone && (
    <>
      <LineList
        isCustomAlone
        lines={typed.customLines}
        errors={listErrors(errors)}
        isTaxCharged={isTaxCharged}
        mayPrice={mayPrice}
        onChange={(next) =>
          change(
            ({ customLines }) => ({ customLines: next(customLines) }),
            (path) => path.startsWith('customLines'),
          )
        }
      />
      {isPriced(typed) && (
        <ReasonField value={typed.prices.priceReason} error={errors.priceReason} onChange={setPrice} />
      )}
    </>
  );

  return {
    terms,
    linePrice: fieldOf,
    extras: (
      <>
        {extras}
        {mayPrice && (
          <PriceFields
            prices={typed.prices}
            errors={errors}
            isDelivered
            isDiscountable={!isDeliveryAlone}
            onChange={setPrice}
          />
        )}
      </>
    ),
    /** All that is typed, for the lines that are sent. */
    toSend<Order extends SentOrder>(order: Order): Order & StaffTerms {
      const { linePrices = {}, ...sent } = sentTerms(typed, first);
      const kept = Object.entries(linePrices).filter(([key]) => order.items.some((item) => item.key === key));
      return { ...order, ...sent, linePrices: kept.length > 0 ? Object.fromEntries(kept) : undefined };
    },
    refuse: (result: { ok: true } | Failure) => setErrors(result.ok ? {} : (result.fieldErrors ?? {})),
  };
}
