import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditorScreen } from '@/areas/cms/pages/editor/screen/EditorScreen';
import { openEditor } from '@/areas/cms/pages/editor/screen/open-editor';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { uuidOf } from '@/lib/http/parameters';

export const metadata: Metadata = { title: 'Edit page' };

export default async function EditPage({ params, searchParams }: PageProps<'/cms/pages/[id]'>) {
  const [given, { editor }] = await Promise.all([params, searchParams]);
  const { payload, user } = await requireEditor(`/cms/pages/${given.id}${editor === 'a' ? '?editor=a' : ''}`);
  const id = uuidOf(given);
  const opened = id ? await openEditor(payload, user, id) : 'missing';
  if (opened === 'missing') notFound();
  return <EditorScreen key={id} opened={opened} view={editor === 'a' ? 'a' : 'b'} />;
}
