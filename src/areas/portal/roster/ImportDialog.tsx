'use client';

import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { ImportPreviewList } from './ImportPreviewList';
import { SizeWordsFields } from './SizeWordsFields';
import { ImportSource } from './ImportSource';
import { useImport } from './use-import';

/** Imports a pasted list or a file: preview row by row, then one write. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { text, error, preview, sizeWords, isBusy, change, readFile, look, mapSize, commit, back } = useImport(onClose);
  const writes = preview ? preview.counts.added + preview.counts.changed : 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      title={preview ? 'Check before you import' : 'Import a list'}
      footer={
        preview ? (
          <>
            <Button variant="outline" onClick={back} disabled={isBusy}>
              Back
            </Button>
            <Button onClick={() => void commit()} loading={isBusy} disabled={writes === 0}>
              {writes === 0 ? 'Nothing to import' : `Import ${writes} ${writes === 1 ? 'player' : 'players'}`}
            </Button>
          </>
        ) : (
          <Button onClick={() => void look()} loading={isBusy}>
            Preview
          </Button>
        )
      }
    >
      {preview ? (
        <div className="space-y-5">
          {error && <Notice tone="danger">{error}</Notice>}
          <SizeWordsFields
            unknown={preview.unknownSizes}
            chosen={sizeWords}
            isBusy={isBusy}
            onChoose={(word, size) => void mapSize(word, size)}
          />
          <ImportPreviewList preview={preview} />
        </div>
      ) : (
        <ImportSource text={text} error={error} onChange={change} onFile={(file) => void readFile(file)} />
      )}
    </Dialog>
  );
}
