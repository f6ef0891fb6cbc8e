import 'server-only';
import type { Payload } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { PageBlock, PageData } from '@/modules/pages/page-content';
import { loadPageData } from '@/modules/pages/page-data';
import { log } from '@/lib/log';
import type { AdminUser } from '@/payload-types';
import { listComponents, type PaletteComponent } from '@/areas/cms/palette/list-components';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';

type OpenedEditor = {
  page: EditorPage | undefined;
  components: PaletteComponent[];
  data: PageData;
};

/** @param id undefined for a new page. @returns 'missing' without such a page, 'failed' if the database is away. */
export async function openEditor(
  payload: Payload,
  user: AdminUser,
  id?: string,
): Promise<OpenedEditor | 'missing' | 'failed'> {
  try {
    const [page, components] = await Promise.all([
      id === undefined ? undefined : readEditorPage(payload, user, id),
      listComponents(payload, user),
    ]);
    if (id !== undefined && !page) return 'missing';
    const blocks = (page?.document.blocks ?? []) as unknown as readonly PageBlock[];
    return { page, components, data: await loadPageData(blocks) };
  } catch (error) {
    log.error({ err: error }, 'A page could not be loaded for its editor.');
    return 'failed';
  }
}
