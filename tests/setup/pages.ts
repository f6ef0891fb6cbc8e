import type { PageDocument } from '@/domain/pages/editor/types';
import type { SaveMode } from '@/domain/pages/editor/page-api';
import { createPage } from '@/modules/pages/editing/create-page';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';
import { savePage } from '@/modules/pages/editing/save-page';
import type { AdminUser } from '@/payload-types';
import { asStaff, createStaff, payload, unique } from './shop';

let known: Promise<AdminUser> | undefined;

export const editor = (): Promise<AdminUser> => (known ??= createStaff('content_manager').then(({ user }) => user));

export const asEditor = async (user?: AdminUser) => (await asStaff(user ?? (await editor()))).req;

export const textBlock = (id: string, text = 'Hello') => ({
  id,
  blockType: 'text',
  content: {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '' as const,
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  },
  fontSize: 'base',
  alignment: 'left',
  color: 'gray-900',
});

export function documentOf(fields: Partial<PageDocument> = {}): PageDocument {
  const slug = fields.slug ?? unique('page');
  return { title: slug, slug, metaTitle: '', metaDescription: '', blocks: [], ...fields };
}

export async function made(fields: Partial<PageDocument> = {}, isPublished = false) {
  const user = await editor();
  const result = await createPage({ req: await asEditor(user), user, document: documentOf(fields), isPublished });
  if (!result.ok) throw new Error(`The page was refused: ${JSON.stringify(result)}`);
  return result.page;
}

export const opened = async (id: string) => readEditorPage(payload, await editor(), id);

type Save = { mode?: SaveMode; isPublished?: boolean; revision?: number; by?: AdminUser };

/** On its last revision by default. */
export async function save(id: string, fields: Partial<PageDocument>, { mode = 'save', by, ...rest }: Save = {}) {
  const user = by ?? (await editor());
  const current = await opened(id);
  if (!current) throw new Error('There is no such page.');
  const input = { document: { ...current.document, ...fields }, revision: current.revision, mode, ...rest };
  return savePage({ req: await asEditor(user), user, id, input });
}

export async function seenByStrangers(id: string): Promise<string | undefined> {
  const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: false });
  return docs[0]?.title;
}
