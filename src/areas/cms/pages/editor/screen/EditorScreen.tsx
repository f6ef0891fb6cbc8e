import type { openEditor } from './open-editor';
import { LoadFailed } from '@/ui/LoadFailed';
import type { EditorView } from '../properties/editor-fields';
import { PAGE_LOAD_FAILED } from '../messages';
import { PageEditor } from '../PageEditor';

type EditorScreenProps = { opened: Awaited<ReturnType<typeof openEditor>>; view: EditorView };

export function EditorScreen({ opened, view }: EditorScreenProps) {
  if (typeof opened === 'string')
    return (
      <main className="grid grow place-items-center">
        <LoadFailed message={PAGE_LOAD_FAILED} />
      </main>
    );
  return <PageEditor {...opened} view={view} />;
}
