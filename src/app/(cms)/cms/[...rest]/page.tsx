import { notFound } from 'next/navigation';
import { CMS_HOME } from '@/features/cms/rules/cms-path';
import { requireEditor } from '@/features/cms/session';

/** What is no screen of the CMS. */
export default async function NoSuchScreen() {
  await requireEditor(CMS_HOME);
  notFound();
}
