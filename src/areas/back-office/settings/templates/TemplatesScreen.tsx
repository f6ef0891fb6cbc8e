import { Scissors } from 'lucide-react';
import Link from 'next/link';
import { SIZE_CODES, sizeLabelOf } from '@/domain/catalogue/sizes';
import { readMapping } from '@/domain/kits/templates/template-mapping-input';
import { templateHref } from '@/domain/kits/templates/template-upload';
import type { ListedTemplate } from '@/modules/kits/templates/data';
import { BackLink } from '@/ui/BackLink';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { AddTemplate } from './AddTemplate';
import { garmentText } from './template-labels';

export function TemplatesScreen({ templates }: { templates: readonly ListedTemplate[] }) {
  return (
    <>
      <BackLink href="/admin/settings?tab=shop">Shop settings</BackLink>
      <PageHeading
        title="Pattern Templates"
        intro="Patterns of your workshop, on which print packs lay kits in place of our own pieces."
        actions={<AddTemplate />}
      />
      <section aria-label="Pattern templates" className="card">
        {templates.length === 0 ? (
          <EmptyState
            icon={<Scissors />}
            title="No pattern templates yet"
            description="Upload the outlines of a garment, with a layer or group for each size."
          />
        ) : (
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <Row key={template.id} template={template} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Row({ template }: { template: ListedTemplate }) {
  const { id, name, isConfirmed, isDefault, mapping, products, updatedAt } = template;
  const mapped = new Set(readMapping(mapping).map(({ size }) => size));
  const sizes = SIZE_CODES.filter((size) => mapped.has(size)).map((size) => sizeLabelOf(size));
  return (
    <li className="px-5 py-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={templateHref(id)}
          prefetch={false}
          className="inline-flex min-h-8 items-center text-base font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {!isConfirmed && <Badge variant="outline">To confirm</Badge>}
        {isDefault && <Badge variant="secondary">Default</Badge>}
        {products > 0 && <Badge variant="outline">{products === 1 ? '1 product' : `${products} products`}</Badge>}
      </p>
      <p className="text-ink-muted">
        {[garmentText(template), sizes.join(', ') || 'no sizes mapped'].join(' · ')}
        {' · changed '}
        <LocalDate iso={updatedAt} />
      </p>
    </li>
  );
}
