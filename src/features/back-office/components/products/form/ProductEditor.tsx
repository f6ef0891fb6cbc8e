'use client';

import { ExternalLink } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { buttonClass } from '@/ui/button-class';
import type { CategoryOption } from '../../../operations/products/load-products';
import type { ProductForm } from '../../../operations/products/load-product-form';
import { PRODUCTS_PATH } from '../../../rules/product-filters';
import { BackLink } from '@/ui/BackLink';
import { EditForm } from '@/ui/EditForm';
import { PageHeading } from '@/ui/PageHeading';
import { BasicsSection } from './BasicsSection';
import { ColorsSection } from './ColorsSection';
import { ConflictDialog } from './ConflictDialog';
import { FeaturesSection } from './FeaturesSection';
import { ImagesSection } from './ImagesSection';
import { PricingSection } from './PricingSection';
import { SeoSection } from './SeoSection';
import { SizesSection } from './SizesSection';
import { StateSection } from './StateSection';
import { TiersSection } from './TiersSection';
import { useProductEditor } from './use-product-editor';
import { VariationGrid } from './VariationGrid';

type ProductEditorProps = {
  /** Null for a new product. */
  loaded: ProductForm | null;
  categories: readonly CategoryOption[];
};

/** Everything about a product on one page, saved at once. */
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
        <div className="grid grid-cols-1 items-start gap-4 pb-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0 space-y-4">
            <BasicsSection />
            <ImagesSection />
            <PricingSection />
            <ColorsSection />
            <SizesSection />
            <VariationGrid />
            <FeaturesSection />
          </div>
          <div className="min-w-0 space-y-4">
            <StateSection categories={categories} />
            <TiersSection />
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
