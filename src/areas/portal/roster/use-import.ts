'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ROSTER_UPLOAD } from '@/domain/text/table/file';
import type { SizeCode } from '@/domain/catalogue/sizes';
import { sizeWordKey, type SizeWords } from '@/domain/teams/roster-import';
import { isArchive, readTableText, type TableText } from '@/domain/text/table/text';
import { tooLarge } from '@/domain/text/uploads';
import { toast } from '@/ui/toast';
import type { ImportPreview } from './import-players';
import { requestTeam } from '@/modules/team/request-team';

const PATH = '/api/team/members/import';

async function readList(bytes: Uint8Array<ArrayBuffer>): Promise<TableText> {
  if (!isArchive(bytes)) return readTableText(bytes);
  const reader = await import('./read-workbook').catch(() => undefined);
  return reader ? reader.readWorkbook(bytes) : { ok: false, message: 'No connection. Please try again.' };
}

export function useImport(onDone: () => void) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [sizeWords, setSizeWords] = useState<SizeWords>({});
  const [isBusy, setBusy] = useState(false);

  function change(next: string) {
    setText(next);
    setError(undefined);
  }

  async function readFile(file: File) {
    if (file.size > ROSTER_UPLOAD.maxBytes) return setError(tooLarge(ROSTER_UPLOAD));
    setBusy(true);
    const read = await readList(new Uint8Array(await file.arrayBuffer()));
    setBusy(false);
    if (read.ok) change(read.text);
    else setError(read.message);
  }

  async function send<Value extends object>(body: object) {
    setBusy(true);
    setError(undefined);
    const result = await requestTeam<Value>(PATH, { method: 'POST', body });
    setBusy(false);
    if (!result.ok) setError(result.fieldErrors?.text?.[0] ?? result.message);
    return result;
  }

  async function look() {
    if (text.trim() === '') return setError('Paste a list or choose a file.');
    if (new Blob([text]).size > ROSTER_UPLOAD.maxBytes) return setError(tooLarge(ROSTER_UPLOAD));
    await show(sizeWords);
  }

  async function show(words: SizeWords) {
    const result = await send<{ preview: ImportPreview }>({ text, sizeWords: words });
    if (result.ok) setPreview(result.value.preview);
  }

  async function mapSize(word: string, size: SizeCode | '') {
    const words = { ...sizeWords, [sizeWordKey(word)]: size };
    setSizeWords(words);
    await show(words);
  }

  async function commit() {
    const result = await send<Pick<ImportPreview, 'counts'>>({ text, sizeWords, seal: preview?.seal });
    if (!result.ok) {
      // The roster has changed since: the refusal holds a new preview.
      if ('preview' in result) setPreview(result.preview as ImportPreview);
      return;
    }
    const { added, changed } = result.value.counts;
    toast({ title: 'Roster imported', description: `${added} added, ${changed} changed.` });
    setText('');
    setSizeWords({});
    setPreview(undefined);
    router.refresh();
    onDone();
  }

  function back() {
    setPreview(undefined);
    setError(undefined);
  }

  return { text, error, preview, sizeWords, isBusy, change, readFile, look, mapSize, commit, back };
}
