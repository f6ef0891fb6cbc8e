import type { ComponentProps, ReactNode } from 'react';
import type { DeliveryPreferences, TypedAddress } from '@/domain/teams/team-delivery';
import { MAX_NOTES, type TeamDraft } from '@/domain/teams/team-draft';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PlusIcon } from '@/ui/shop-icons';
import { Textarea } from '@/ui/Textarea';
import type { TeamQuote } from '../../order-builder/quote-draft';
import { DeliveryFields } from './DeliveryFields';
import { DraftLines } from './DraftLines';
import { ProductPicker } from './ProductPicker';

type DraftFieldsProps = Omit<ComponentProps<typeof DraftLines>, 'items'> & {
  draft: TeamDraft;
  /** The lines and the notes stay as they are. */
  isDeliveryAlone?: boolean;
  startAddress: TypedAddress;
  hasBillingAddress: boolean;
  errors: FieldErrors;
  quote: TeamQuote;
  /** `<option>`s, drawn on the server. */
  countries: ReactNode;
  notesHint?: string;
  /** Further fields below the delivery. */
  children?: ReactNode;
  /** @param field the path of what was typed in. */
  onWishes: (change: DeliveryPreferences, field: string) => void;
  onNotes: (notes: string) => void;
};

/** All that a team’s order is made of: its lines, where it goes and the notes with it. */
export function DraftFields(props: DraftFieldsProps) {
  const {
    draft,
    isDeliveryAlone,
    startAddress,
    hasBillingAddress,
    errors,
    quote,
    countries,
    notesHint,
    children,
    onWishes,
    onNotes,
    ...lineProps
  } = props;
  const { lines, products } = lineProps;
  return (
    <>
      {!isDeliveryAlone && (
        <>
          <DraftLines {...lineProps} items={draft.items} />
          {lines.isPicking || draft.items.length === 0 ? (
            <ProductPicker products={[...products.values()]} onPick={lines.pick} />
          ) : (
            <Button variant="outline" onClick={() => lines.setPicking(true)} className="w-full border-dashed">
              <PlusIcon className="size-4.5" />
              Add another product
            </Button>
          )}
        </>
      )}
      <DeliveryFields
        wishes={draft}
        startAddress={startAddress}
        hasBillingAddress={hasBillingAddress}
        errors={errors}
        quote={quote}
        countries={countries}
        onChange={onWishes}
      />
      {children}
      {!isDeliveryAlone && (
        <Field label="Notes" optional hint={notesHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={draft.notes}
              maxLength={MAX_NOTES}
              onChange={({ target }) => onNotes(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
