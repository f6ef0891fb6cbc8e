'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/ui/toast';
import type { ImportPreview } from '../../operations/roster/import-players';
import { decodeText } from '../../rules/roster/read-file';
import { teamFetch } from '../../team-fetch';

/** As the server has it (`MAX_IMPORT_BYTES`), whose parser the page does without. */
const MAX_BYTES = 1_000_000;
const TOO_LARGE = 'It is larger than 1 MB.';
const PATH = '/api/team/members/import';

/** A list on its way onto the roster. The text stays until it was imported, whatever happens on the way. */
export function useImport(onDone: () => void) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [isBusy, setBusy] = useState(false);

  function change(next: string) {
    setText(next);
    setError(undefined);
  }

  async function readFile(file: File) {
    if (file.size > MAX_BYTES) return setError(TOO_LARGE);
    change(decodeText(new Uint8Array(await file.arrayBuffer())));
  }

  async function send<Value extends object>(body: object) {
    setBusy(true);
    setError(undefined);
    const result = await teamFetch<Value>(PATH, { method: 'POST', body });
    setBusy(false);
    if (!result.ok) setError(result.fieldErrors?.text?.[0] ?? result.message);
    return result;
  }

  async function look() {
    if (text.trim() === '') return setError('Paste a list or choose a file.');
    if (new Blob([text]).size > MAX_BYTES) return setError(TOO_LARGE);
    const result = await send<{ preview: ImportPreview }>({ text });
    if (result.ok) setPreview(result.preview);
  }

  async function commit() {
    const result = await send<Pick<ImportPreview, 'counts'>>({ text, seal: preview?.seal });
    if (!result.ok) {
      // The roster has changed meanwhile: what would happen now comes with the refusal.
      if ('preview' in result) setPreview(result.preview as ImportPreview);
      return;
    }
    const { added, changed } = result.counts;
    toast({ title: 'Roster imported', description: `${added} added, ${changed} changed.` });
    setText('');
    setPreview(undefined);
    router.refresh();
    onDone();
  }

  function back() {
    setPreview(undefined);
    setError(undefined);
  }

  return { text, error, preview, isBusy, change, readFile, look, commit, back };
}
