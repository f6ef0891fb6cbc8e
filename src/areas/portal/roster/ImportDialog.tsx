'use client';

import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { ImportPreviewList } from './ImportPreviewList';
import { useImport } from './use-import';
import { FileUp } from 'lucide-react';
import { ROSTER_UPLOAD } from '@/domain/text/table/file';
import { acceptOf, uploadHint } from '@/domain/text/uploads';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { FileButton } from '@/ui/FileButton';
import { useFileDrop } from '@/ui/FileDrop';
import { Textarea } from '@/ui/Textarea';
import { SIZES, sizeCodeOf, type SizeCode } from '@/domain/catalogue/sizes';
import { sizeWordKey, type ImportPlan, type SizeWords } from '@/domain/teams/roster-import';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

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

type ImportSourceProps = {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onFile: (file: File) => void;
};

const EXAMPLE = 'Name, Position, Number, Size\nJess Smith, Goal Attack, 7, Medium\nAda Byron, Centre, 4, Boys XL';

function ImportSource({ text, error, onChange, onFile }: ImportSourceProps) {
  const take = ([file]: File[]) => file && onFile(file);
  const { isOver, target } = useFileDrop(take);
  return (
    <div {...target} className="space-y-5">
      <Field
        label="Your list"
        error={error}
        hint="One player a row, up to 500. Columns: name, position, number, size, name on back, email, squad, in any order under a heading, or in this order without one. Players already on the roster are matched by name; empty cells change nothing."
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            placeholder={EXAMPLE}
            rows={9}
            spellCheck={false}
            className={cn('field-sizing-fixed max-h-72 font-mono text-sm', isOver && 'border-brand ring-1 ring-brand')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <FileButton
          label="Choose a file with players"
          accept={acceptOf(ROSTER_UPLOAD)}
          onFiles={take}
          variant="outline"
          size="sm"
        >
          <FileUp aria-hidden className="size-4" /> Choose a file
        </FileButton>
        <span className="text-sm text-ink-muted">or drop it here: {uploadHint(ROSTER_UPLOAD)}.</span>
        <a
          href="/api/team/members/template"
          download
          className="py-1 text-sm font-medium text-accent underline underline-offset-4 sm:ml-auto"
        >
          Download a template
        </a>
      </div>
    </div>
  );
}

type SizeWordsFieldsProps = {
  unknown: ImportPlan['unknownSizes'];
  chosen: SizeWords;
  isBusy: boolean;
  onChoose: (word: string, size: SizeCode | '') => void;
};

/** Option for no size at all; '' means nothing chosen yet. */
const NONE = 'none';

function SizeWordsFields({ unknown, chosen, isBusy, onChoose }: SizeWordsFieldsProps) {
  if (unknown.length === 0) return null;
  return (
    <fieldset className="rounded-control bg-warning-soft p-4 text-sm">
      <legend className="float-left font-semibold">Which sizes are these?</legend>
      <p className="clear-both mt-0.5 text-ink-muted">
        Choose once for each: your choice applies to every row of this list.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {unknown.map(({ word, rows }) => {
          const size = chosen[sizeWordKey(word)];
          return (
            <li key={sizeWordKey(word)}>
              <label className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3">
                <span className="wrap-anywhere">
                  “{word}”
                  <span className="block text-ink-muted">
                    {rows} {rows === 1 ? 'row' : 'rows'}
                  </span>
                </span>
                <Select
                  value={size === '' ? NONE : (size ?? '')}
                  aria-disabled={isBusy || undefined}
                  onChange={({ target: { value } }) => !isBusy && onChoose(word, sizeCodeOf(value) ?? '')}
                >
                  <option value="" disabled>
                    Choose a size
                  </option>
                  <Options choices={SIZES.map(({ code, label }) => ({ value: code, label }))} />
                  <option value={NONE}>Leave it empty</option>
                </Select>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
