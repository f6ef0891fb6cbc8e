'use client';

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { acceptOf, uploadFault, uploadHint } from '@/domain/text/uploads';
import { request } from '@/lib/client/request';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { FileButton } from '@/ui/FileButton';
import type { CategoryRow } from './data';
import { CategoryIcon } from './CategoryListRow';

type Icon = NonNullable<CategoryRow['icon']>;
type IconFieldProps = {
  /** Name of the category, for the picture’s alternative text. */
  name: string;
  icon: Icon | null;
  error: string[] | undefined;
  onChange: (icon: Icon | null) => void;
};

export function IconField({ name, icon, error, onChange }: IconFieldProps) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    const fault = uploadFault(PICTURE_UPLOAD, file);
    setFailed(fault);
    if (fault) return;
    setSending(true);
    const form = new FormData();
    form.set('file', file);
    form.set('alt', `${name || 'Category'} icon`);
    const offline = 'The picture could not be uploaded. Please try again.';
    const answer = await request<{ media: string; url: string }>('/admin/media', {
      method: 'POST',
      body: form,
      offline,
    });
    if (answer.ok) onChange({ id: answer.value.media, url: answer.value.url });
    else setFailed(answer.message);
    setSending(false);
  }

  const message = failed ?? error?.[0];
  return (
    <fieldset className="space-y-1.5">
      <legend className="text-sm font-semibold">Icon</legend>
      <div className="flex flex-wrap items-center gap-3">
        <CategoryIcon url={icon?.url} />
        <FileButton
          label="Icon picture"
          accept={acceptOf(PICTURE_UPLOAD)}
          onFiles={([file]) => void send(file)}
          variant="outline"
          size="sm"
          loading={sending}
        >
          {!sending && <Upload aria-hidden className="size-4" />}
          {icon ? 'Replace picture' : 'Choose picture'}
        </FileButton>
        {icon && (
          <Button variant="ghost" size="sm" disabled={sending} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">{uploadHint(PICTURE_UPLOAD)}.</p>
      {message && <FieldError>{message}</FieldError>}
    </fieldset>
  );
}
