import { notFound } from 'next/navigation';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';
import { requireEditor } from '@/modules/accounts/session/editor-session';

export default async function NoSuchScreen() {
  await requireEditor(CMS_HOME);
  notFound();
}
