import type { ReactNode } from 'react';
import { MAX_PURCHASE_ORDER } from '@/domain/orders/billing';
import type { DeliveryPreferences, TypedAddress } from '@/domain/teams/team-delivery';
import { formatPromise } from '@/domain/delivery/promise';
import { DeliveryChoice } from '@/modules/delivery/components/DeliveryChoice';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { FieldErrors } from '@/lib/result';
import { MAX_REGION, postcodeLabel, regionLabel, usesPostcode } from '@/domain/orders/address-labels';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { FieldGroup } from '@/modules/orders/components/OrderFormFrame';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

type DeliveryFieldsProps = {
  wishes: DeliveryPreferences;
  startAddress: TypedAddress;
  /** Set where a collected order’s billing address is known: then the form has no address. */
  hasBillingAddress: boolean;
  errors: FieldErrors;
  quote: Pick<TeamQuote, 'delivery' | 'needsProof'>;
  countries: ReactNode;
  /** @param field the path of what was typed in. */
  onChange: (change: DeliveryPreferences, field: string) => void;
};

const wide = 'sm:col-span-2';

export function DeliveryFields(props: DeliveryFieldsProps) {
  const { wishes, startAddress, hasBillingAddress, errors, quote, countries, onChange } = props;
  const address = wishes.shippingAddress ?? startAddress;
  const of = (part: keyof TypedAddress) => {
    const name = `shippingAddress.${part}` as const;
    const own = { postcode: postcodeLabel(address.country), region: regionLabel(address.country) };
    const label = (part === 'postcode' || part === 'region' ? own[part] : undefined) ?? FIELD_LABELS[name];
    return { label, error: errors[name] };
  };
  const change = (part: keyof TypedAddress, value: string) =>
    onChange({ shippingAddress: { ...address, [part]: value } }, `shippingAddress.${part}`);
  const text = (part: keyof TypedAddress, attributes: Parameters<typeof Input>[0], isOptional = false) => (
    <Field {...of(part)} required={!isOptional} optional={isOptional} className={part.startsWith('line') ? wide : ''}>
      {(control) => (
        <Input
          {...control}
          {...attributes}
          value={address[part] ?? ''}
          onChange={({ target }) => change(part, target.value)}
        />
      )}
    </Field>
  );
  const { delivery, methods, problem } = quote.delivery;
  const method = wishes.deliveryMethod ?? delivery?.method;
  const isCollection = methods.some(({ id, ...each }) => id === method && each.isCollection);
  const section = isCollection ? 'billing' : 'shipping';
  return (
    <FieldGroup title="Delivery">
      {isCollection && (
        <p className="text-sm text-ink-muted sm:col-span-2">
          {hasBillingAddress
            ? 'Nothing is sent: the order is collected from us, and invoiced to the team’s billing address.'
            : 'Your billing address: nothing is sent, you collect the order from us.'}
        </p>
      )}
      {!(isCollection && hasBillingAddress) && (
        <>
          {text('line1', { autoComplete: `${section} address-line1`, maxLength: 200 })}
          {text('line2', { autoComplete: `${section} address-line2`, maxLength: 200 }, true)}
          {text('city', { autoComplete: `${section} address-level2`, maxLength: 100 })}
          {regionLabel(address.country) &&
            text('region', { autoComplete: `${section} address-level1`, maxLength: MAX_REGION }, true)}
          {text(
            'postcode',
            { autoComplete: `${section} postal-code`, maxLength: 16, spellCheck: false },
            !usesPostcode(address.country),
          )}
          <Field {...of('country')} required className={wide}>
            {(control) => (
              <Select
                {...control}
                autoComplete={`${section} country`}
                value={address.country}
                onChange={({ target }) => change('country', target.value)}
              >
                {countries}
              </Select>
            )}
          </Field>
        </>
      )}
      {(methods.length > 0 || problem) && (
        <DeliveryChoice
          delivery={{ methods, problem, ...(delivery && { chosen: delivery.method }) }}
          waitsForProof={quote.needsProof}
          requested={wishes.deliveryMethod}
          error={errors.deliveryMethod}
          onChoose={(deliveryMethod) => onChange({ deliveryMethod }, 'deliveryMethod')}
        />
      )}
      <Field
        label="Needed by"
        optional
        error={errors.neededBy}
        hint={tooLate(quote.delivery.promisedDate, wishes.neededBy)}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={wishes.neededBy ?? ''}
            onChange={({ target }) => onChange({ neededBy: target.value }, 'neededBy')}
          />
        )}
      </Field>
      <Field label="Purchase order" optional error={errors.purchaseOrder} hint="Shown on the invoice.">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_PURCHASE_ORDER}
            value={wishes.purchaseOrder ?? ''}
            onChange={({ target }) => onChange({ purchaseOrder: target.value }, 'purchaseOrder')}
          />
        )}
      </Field>
    </FieldGroup>
  );
}

const tooLate = (promised: string | null, needed: string | undefined): string | undefined =>
  promised && needed && promised > needed
    ? `We cannot promise it before ${formatPromise(promised)}. Choose a faster delivery, or contact us.`
    : undefined;
