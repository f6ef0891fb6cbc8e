'use client';

import { ExternalLink } from 'lucide-react';
import { FormProvider, useFormContext, useController } from 'react-hook-form';
import { buttonClass } from '@/ui/button-class';
import type { ProductForm } from './load-product-form';
import { PRODUCTS_PATH } from '../product-filters';
import { BackLink } from '@/ui/BackLink';
import { EditForm } from '@/ui/EditForm';
import { PageHeading } from '@/ui/PageHeading';
import { SectionMenu } from '@/ui/SectionMenu';
import { TierFields } from './TierFields';
import { BasicsSection } from './BasicsSection';
import { ColorsSection } from './ColorsSection';
import { ConflictDialog } from './ConflictDialog';
import { FeaturesSection } from './FeaturesSection';
import { ImagesSection } from '../pictures/ImagesSection';
import { PartsSection } from './PartsSection';
import { PricingSection } from './PricingSection';
import { SeoSection } from './SeoSection';
import { useProductEditor } from './use-product-editor';
import { VariationGrid } from '../variations/VariationGrid';
import type { CategoryOption } from '@/data/categories';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../product-form';
import { SIZE_CODES, SIZES } from '@/domain/catalogue/sizes';
import { Button } from '@/ui/Button';
import { SizeChoices } from './SizeChoices';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { Options } from '@/ui/Options';
import { TechniqueFields } from './TechniqueFields';
import { Checkbox } from '@/ui/Checkbox';
import { Select } from '@/ui/Select';

const SECTIONS = [
  { id: 'product', label: 'Product' },
  { id: 'in-the-shop', label: 'In the shop' },
  { id: 'pictures', label: 'Pictures' },
  { id: 'price', label: 'Price and stock' },
  { id: 'colours', label: 'Colours' },
  { id: 'sizes', label: 'Sizes' },
  { id: 'variations', label: 'Variations' },
  { id: 'parts', label: 'Parts' },
  { id: 'features', label: 'Features' },
  { id: 'tiers', label: 'Price tiers' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'search-engines', label: 'Search engines' },
];

type ProductEditorProps = {
  loaded: ProductForm | null;
  categories: readonly CategoryOption[];
};

export function ProductEditor({ loaded, categories }: ProductEditorProps) {
  const editor = useProductEditor(loaded);
  const { form, shown, saving } = editor;
  const { isDirty, defaultValues } = form.formState;
  return (
    <FormProvider {...form}>
      <BackLink href={PRODUCTS_PATH}>All products</BackLink>
      <PageHeading
        title={shown ? defaultValues?.name : 'New product'}
        actions={
          shown &&
          defaultValues?.isActive && (
            <a
              href={`/product/${defaultValues.slug}`}
              target="_blank"
              rel="noopener"
              className={buttonClass('outline', 'sm')}
            >
              View on site
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )
        }
      />
      <EditForm
        onSubmit={editor.onSubmit}
        dirty={isDirty}
        saving={saving}
        onDiscard={() => form.reset()}
        label={shown ? 'Save product' : 'Create product'}
        cleanNote={shown ? undefined : 'Nothing entered yet'}
      >
        <div className="grid grid-cols-1 gap-x-6 gap-y-4 pb-6 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
          <SectionMenu label="Sections of the product" sections={SECTIONS} />
          <div className="min-w-0 space-y-4 max-lg:[&_section]:scroll-mt-30">
            <BasicsSection />
            <StateSection categories={categories} />
            <ImagesSection />
            <PricingSection />
            <ColorsSection />
            <SizesSection />
            <VariationGrid />
            <PartsSection />
            <FeaturesSection />
            <TierFields
              id="tiers"
              title="Price tiers"
              intro="Counted across all sizes of one colour."
              none="None: the shop’s quantity discounts apply."
            />
            <DeliverySection />
            <SeoSection />
          </div>
        </div>
      </EditForm>
      <ConflictDialog
        conflict={editor.conflict}
        onKeepEditing={editor.keepEditing}
        onLoadTheirs={editor.loadTheirs}
        onSaveMine={editor.saveMine}
      />
    </FormProvider>
  );
}

function DeliverySection() {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <FormSection
      id="delivery"
      title="Delivery"
      intro="Used to price and promise delivery. Empty fields use the delivery settings."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {DELIVERY_FIELDS.map(({ name, label, hint }) => (
          <Field key={name} label={label} optional hint={hint} error={formState.errors[name]?.message}>
            {(control) => (
              <Input {...control} {...register(name)} inputMode="numeric" autoComplete="off" maxLength={7} />
            )}
          </Field>
        ))}
      </div>
    </FormSection>
  );
}

const DELIVERY_FIELDS = [
  { name: 'weight', label: 'Weight in grams', hint: 'Per piece.' },
  { name: 'stockDays', label: 'Days if in stock', hint: 'Working days until ready.' },
  { name: 'madeDays', label: 'Days if made to order', hint: 'Working days from proof approval.' },
] as const;

function SizesSection() {
  const { control } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name: 'sizes' });
  const chosen = new Set(field.value);
  const isAll = chosen.size === SIZES.length;
  return (
    <FormSection
      id="sizes"
      title="Sizes"
      intro="Choose none for goods without sizes, such as bags."
      action={
        <Button variant="outline" size="sm" onClick={() => field.onChange(isAll ? [] : [...SIZE_CODES])}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      }
    >
      <SizeChoices
        legend="Sizes"
        value={field.value}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </FormSection>
  );
}

function StateSection({ categories }: { categories: readonly CategoryOption[] }) {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <FormSection id="in-the-shop" title="In the shop">
      <Checkbox label="Active" description="Shoppers can see and buy it." {...register('isActive')} />
      <Checkbox label="Featured" description="Shown first in the shop." {...register('isFeatured')} />
      <Checkbox
        label="Customisable"
        description="Made to order with a team’s colours, names and numbers."
        {...register('isCustomizable')}
      />
      <Field label="Category" optional error={formState.errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            <option value="">None</option>
            <Options choices={categories.map(({ id, name }) => ({ value: id, label: name }))} />
          </Select>
        )}
      </Field>
      <Field
        label="Kit designer garment"
        optional
        hint="Shoppers can design and order it as this garment."
        error={formState.errors.kitGarment?.message}
      >
        {(control) => (
          <Select {...control} {...register('kitGarment')}>
            <option value="">None: it cannot be designed</option>
            <Options choices={KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label }))} />
          </Select>
        )}
      </Field>
      <TechniqueFields />
    </FormSection>
  );
}
