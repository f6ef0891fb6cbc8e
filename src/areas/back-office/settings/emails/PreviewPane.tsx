'use client';

import { useState } from 'react';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Segments } from '@/ui/Segments';
import { Select } from '@/ui/Select';
import type { EmailPreview } from './edit-email';

const FORMS = [
  { value: 'wide', label: 'Wide' },
  { value: 'narrow', label: 'Narrow' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const;

type PreviewPaneProps = {
  preview: Pick<EmailPreview, 'subject' | 'html' | 'text'>;
  samples?: { names: readonly string[]; shown: string; onShow: (name: string) => void };
};

/** Shows an email as its readers do. Dark: what a mail program in dark colours applies. */
export function PreviewPane({ preview: { subject, html, text }, samples }: PreviewPaneProps) {
  const [form, setForm] = useState<string>('wide');
  const shown = form === 'dark' ? html.replace('@media (prefers-color-scheme:dark)', '@media all') : html;
  return (
    <section aria-label="Preview" className="card space-y-4 p-5 sm:p-6 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-end gap-4">
        <Segments legend="Preview" options={FORMS} value={form} onValueChange={setForm} className="grow sm:grow-0" />
        {samples && samples.names.length > 1 && (
          <Field label="Example" className="min-w-44">
            {(control) => (
              <Select
                {...control}
                value={samples.shown}
                onChange={(event) => samples.onShow(event.currentTarget.value)}
              >
                <Options choices={samples.names.map((value) => ({ value, label: value }))} />
              </Select>
            )}
          </Field>
        )}
      </div>
      <p className="text-sm wrap-anywhere">
        <span className="text-ink-muted">Subject:</span> <span className="font-semibold">{subject}</span>
      </p>
      {form === 'text' ? (
        <pre className="max-h-[70vh] overflow-auto rounded-control bg-surface-sunken p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      ) : (
        <iframe
          title="Preview of the email"
          sandbox=""
          srcDoc={shown.replace('<head>', '<head><base target="_blank">')}
          className={cn(
            'mx-auto block h-[70vh] w-full rounded-control border border-line bg-white',
            form === 'narrow' && 'max-w-90',
          )}
        />
      )}
    </section>
  );
}
