import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { techniqueTerms } from '@/domain/kits/kit-prices';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import type { DraftItem } from '@/domain/teams/team-draft';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import type { BuilderProduct } from '../../data/builder-products';
import { kitsFor } from './product-view';

type LineKitProps = {
  item: DraftItem;
  product: BuilderProduct;
  kits: readonly RequestedKit[];
  onChange: (change: Pick<DraftItem, 'kit' | 'color' | 'prints'>) => void;
};

/** Which of the team’s kits a line is made to, instead of one of the product’s colours. */
export function LineKit({ item, product, kits, onChange }: LineKitProps) {
  const { kitGarment } = product;

  function choose(kit: string | undefined) {
    onChange({ kit, color: null, ...(kit && { prints: undefined }) });
    if (!kit || !item.prints?.length) return;
    const undo = () => onChange({ kit: item.kit, color: item.color, prints: item.prints });
    toast({ title: 'Logos removed', description: 'A kit has its own.', action: { label: 'Undo', onClick: undo } });
  }

  if (!kitGarment) return null;
  const choices = kitsFor(product, kits);
  const labelOf = (kit: RequestedKit): string => {
    const technique = kit.techniques?.[kitGarment];
    const terms = technique && techniqueTerms(product.techniquePrices[technique]);
    return [kitText({ name: kit.name, technique }), terms].filter(Boolean).join(', ');
  };
  const designer = `/custom-kits/designer?garment=${kitGarment}`;
  if (choices.length === 0) {
    return (
      <p className="text-sm text-ink-muted">
        Want it in a design of your own?{' '}
        <a href={designer} className="font-medium text-accent underline underline-offset-4">
          Draw your {KIT_GARMENTS[kitGarment].label.toLowerCase()}
        </a>{' '}
        and save it with your team’s designs.
      </p>
    );
  }
  return (
    <Field label="Kit design" optional className="max-w-sm">
      {(control) => (
        <Select {...control} value={item.kit ?? ''} onChange={({ target }) => choose(target.value || undefined)}>
          <Options
            choices={[
              { value: '', label: 'None: one of our colours' },
              ...choices.map((kit) => ({ value: kit.hash, label: labelOf(kit) })),
            ]}
          />
        </Select>
      )}
    </Field>
  );
}
