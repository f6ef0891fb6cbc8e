import { designedGarments } from '@/domain/catalogue/product-parts';
import { newKitPath } from '@/domain/kits/designs/design-links';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { techniqueTerms } from '@/domain/orders/kit-prices';
import { orderedKit, techniquePrice, techniquesIn, undrawnText } from '@/domain/orders/resolve-line';
import type { DraftItem } from '@/domain/teams/team-draft';
import { shopFormat } from '@/domain/text/shop-format';
import { formatDateTime } from '@/domain/text/locale';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import { kitsFor } from './product-view';

type LineKitProps = {
  item: DraftItem;
  product: BuilderProduct;
  kits: readonly BuilderKit[];
  onChange: (change: Pick<DraftItem, 'kit' | 'color' | 'prints'>) => void;
};

/** Characters that a select of this form shows on a phone. */
const FITTING = 30;

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
  const labelOf = (kit: BuilderKit): string => {
    const made = orderedKit(kit, product);
    if (!made) return kit.name;
    const terms = techniquesIn(made).length > 0 && techniqueTerms(techniquePrice(made, product.techniquePrices));
    return [kitText(made), stateOf(kit, choices), terms].filter(Boolean).join(', ');
  };
  const chosen = choices.find(({ hash }) => hash === item.kit);
  const label = chosen ? labelOf(chosen) : '';
  const designer = newKitPath(designedGarments(product));
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
    <Field
      label="Kit design"
      optional
      // A select cuts what is longer than itself; from a tablet on it is wide enough.
      hint={label.length > FITTING && <span className="wrap-anywhere sm:hidden">{label}</span>}
      error={chosen && undrawnText(chosen, product)}
      className="max-w-md"
    >
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

/** Tells kits of the same name apart: by when the design was saved, on the shop’s clock, or that it is an earlier state. */
function stateOf({ hash, name, savedAt }: BuilderKit, choices: readonly BuilderKit[]): string | undefined {
  if (!choices.some((other) => other.name === name && other.hash !== hash)) return undefined;
  return savedAt ? `saved ${formatDateTime(savedAt, shopFormat().timeZone)}` : 'as in this order';
}
