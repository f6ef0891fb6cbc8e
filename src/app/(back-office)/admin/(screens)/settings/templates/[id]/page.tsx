import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { memberRequest } from '@/areas/back-office/access/session';
import { loadTemplate } from '@/areas/back-office/settings/templates/load-template';
import { TemplateEditor } from '@/areas/back-office/settings/templates/TemplateEditor';
import { templateHref } from '@/domain/kits/templates/template-upload';
import { isUuid } from '@/domain/text/uuid';

export const metadata: Metadata = { title: 'Pattern Template' };

export default async function TemplatePage({ params }: PageProps<'/admin/settings/templates/[id]'>) {
  const { id } = await params;
  const { req } = await memberRequest('settings:write', templateHref(id));
  const template = isUuid(id) ? await loadTemplate(req, id) : undefined;
  if (!template) notFound();
  return <TemplateEditor template={template} />;
}
