import type { Metadata } from 'next';
import { EditorScreen } from '@/areas/cms/pages/editor/screen/EditorScreen';
import { openEditor } from '@/areas/cms/pages/editor/screen/open-editor';
import { requireEditor } from '@/modules/accounts/session/editor-session';

export const metadata: Metadata = { title: 'New page' };

export default async function NewPage({ searchParams }: PageProps<'/cms/pages/new'>) {
  const { editor } = await searchParams;
  const { payload, user } = await requireEditor('/cms/pages/new');
  return <EditorScreen opened={await openEditor(payload, user)} view={editor === 'a' ? 'a' : 'b'} />;
}
