'use client';

import { ExternalLink } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
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
import { DeliverySection } from './DeliverySection';
import { PartsSection } from './PartsSection';
import { PricingSection } from './PricingSection';
import { SeoSection } from './SeoSection';
import { SizesSection } from './SizesSection';
import { StateSection } from './StateSection';
import { useProductEditor } from './use-product-editor';
import { VariationGrid } from '../variations/VariationGrid';
import type { CategoryOption } from '@/data/categories';

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
  /** Null for a new product. */
  loaded: ProductForm | null;
  categories: readonly CategoryOption[];
};

/** One page, saved as a whole. */
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
              intro="Over all sizes of one colour."
              none="None: the shop’s own tiers hold."
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
