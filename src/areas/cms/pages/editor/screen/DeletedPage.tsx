'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { askCms } from '@/areas/cms/http/server-calls';

/** In place of the editor after the page was deleted: it lies in the trash, and one click brings it back. */
export function DeletedPage({ page }: { page: EditorPage }) {
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    const answer = await askCms<object>(`/cms/pages/${page.id}/restore`, 'POST', {});
    if (answer.kind === 'ok') return window.location.reload();
    setBusy(false);
    toast(failed(answer.kind === 'refused' ? answer.message : 'The server did not respond. Please try again.'));
  }

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
