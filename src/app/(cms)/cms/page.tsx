import { redirect } from 'next/navigation';
import { CMS_HOME } from '@/features/cms/rules/cms-path';
import { requireEditor } from '@/features/cms/session';

export default async function CmsPage() {
  await requireEditor(CMS_HOME);
  redirect(CMS_HOME);
}
