import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { TemplatesScreen } from '@/areas/back-office/settings/templates/TemplatesScreen';
import { TEMPLATES_PATH } from '@/domain/kits/templates/template-upload';
import { listTemplates } from '@/modules/kits/templates/data';

export const metadata: Metadata = { title: 'Pattern Templates' };

export default async function TemplatesPage() {
  const { payload } = await requireMember('settings:write', TEMPLATES_PATH);
  return <TemplatesScreen templates={await listTemplates(payload)} />;
}
