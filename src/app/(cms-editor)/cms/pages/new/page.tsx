import type { Metadata } from 'next';
import { EditorScreen } from '@/features/cms/components/editor/EditorScreen';
import { openEditor } from '@/features/cms/operations/editor/open-editor';
import { requireEditor } from '@/features/cms/session';

export const metadata: Metadata = { title: 'New page' };

export default async function NewPage({ searchParams }: PageProps<'/cms/pages/new'>) {
  const { editor } = await searchParams;
  const { payload, user } = await requireEditor('/cms/pages/new');
  return <EditorScreen opened={await openEditor(payload, user)} view={editor === 'a' ? 'a' : 'b'} />;
}
