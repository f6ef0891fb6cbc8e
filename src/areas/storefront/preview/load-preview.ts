import 'server-only';
import { cache } from 'react';
import { isUuid } from '@/domain/text/uuid';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { opensPreview } from '@/modules/pages/preview/preview-link';
import { readDraftPreview, readVersionPreview, type Preview } from '@/modules/pages/preview/read-preview';
import { mayEdit, requireEditor } from '@/modules/accounts/session/editor-session';

type PreviewAnswer =
  | ({ kind: 'shown'; isVersion: boolean; editHref?: string } & Preview)
  | { kind: 'expired' }
  | { kind: 'nowhere' };

/** The latest for editors and holders of a valid link; earlier versions for editors. Read once per request. */
export const loadPreview = cache(async (id: string, token?: string, version?: string): Promise<PreviewAnswer> => {
  if (!isUuid(id)) return { kind: 'nowhere' };
  const { payload, user } = await currentStaff();
  const editor = user && mayEdit(user) ? user : undefined;
  if (!editor && !token) await requireEditor(previewPath({ id, version }));
  if (!editor && !(await opensPreview(payload, id, token ?? ''))) return { kind: 'expired' };
  const versionId = version && isUuid(version) ? version : undefined;
  if (version && !(editor && versionId)) return { kind: 'nowhere' };
  const preview =
    editor && versionId
      ? await readVersionPreview(payload, editor, id, versionId)
      : await readDraftPreview(payload, id);
  if (!preview) return { kind: 'nowhere' };
  return { kind: 'shown', ...preview, isVersion: Boolean(versionId), editHref: editor && `/cms/pages/${id}` };
});

export const previewPath = ({ id, version }: { id: string; version?: string }): string =>
  `/cms-preview/${id}${version ? `?${new URLSearchParams({ version })}` : ''}`;
