'use client';

import { FilePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { requestCms } from '@/areas/cms/http/server-calls';

/** Replaces the editor of a deleted page: one click restores it, with the reason if only as a draft. */
export function DeletedPage({ page }: { page: EditorPage }) {
  const [busy, setBusy] = useState(false);
  const [keptBack, setKeptBack] = useState<string>();

  async function restore() {
    setBusy(true);
    const answer = await requestCms<{ keptBack?: string }>(`/cms/pages/${page.id}/restore`, 'POST', {});
    if (answer.kind === 'ok' && !answer.value.keptBack) return window.location.reload();
    setBusy(false);
    if (answer.kind === 'ok') return setKeptBack(answer.value.keptBack);
    toast(failed(answer.kind === 'refused' ? answer.message : 'The server did not respond. Please try again.'));
  }

  if (keptBack)
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState
          title="Restored as a draft"
          description={`“${page.document.title}” was published, and visitors do not see it yet. ${keptBack}`}
          icon={<FilePen />}
          action={<Button onClick={() => window.location.reload()}>Edit page</Button>}
        />
      </main>
    );
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        title="Page deleted"
        description={`“${page.document.title}” is in the trash. Visitors no longer see it.`}
        icon={<Trash2 />}
        action={
          <>
            <Button loading={busy} onClick={() => void restore()}>
              Undo
            </Button>
            <a href="/cms/pages" className={buttonClass('outline')}>
              All pages
            </a>
          </>
        }
      />
    </main>
  );
}
