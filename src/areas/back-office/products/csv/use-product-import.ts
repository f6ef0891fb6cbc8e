import { useState } from 'react';
import { CATALOGUE_UPLOAD, tableFault } from '@/domain/text/table/file';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { ImportPreview } from './check-import';
import { checkFile, importFile, type Progress } from './send-file';
import type { ImportSummary } from './record-import';

type ImportState =
  | { step: 'choose' }
  | { step: 'checking'; name: string; share: number }
  | { step: 'checked'; file: File; preview: ImportPreview }
  | { step: 'importing'; file: File; preview: ImportPreview; progress: Progress }
  | { step: 'imported'; name: string; summary: ImportSummary };

export function useProductImport() {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [error, setError] = useState<string>();

  async function check(file: File) {
    setError(undefined);
    const fault = await tableFault(CATALOGUE_UPLOAD, file);
    if (fault) return setError(fault);
    setState({ step: 'checking', name: file.name, share: 0 });
    const result = await checkFile(file, (share) => setState({ step: 'checking', name: file.name, share }));
    if (result.ok) return setState({ step: 'checked', file, preview: result.value });
    setState({ step: 'choose' });
    setError(result.message);
  }

  async function run() {
    if (state.step !== 'checked') return;
    const { file, preview } = state;
    setError(undefined);
    const show = (progress: Progress) => setState({ step: 'importing', file, preview, progress });
    show({ done: 0, total: preview.products });
    const result = await importFile(file, preview, show);
    if (result.ok) {
      setState({ step: 'imported', name: file.name, summary: result.summary });
      const { products } = result.summary;
      toast({
        title: '✅ Products Imported',
        description: `${products} ${products === 1 ? 'product' : 'products'} saved.`,
      });
      return;
    }
    setState({ step: 'checked', file, preview });
    setError(result.message);
    toast(failed('Failed to import products'));
  }

  function restart() {
    setError(undefined);
    setState({ step: 'choose' });
  }

  return { state, error, check, run, restart };
}
