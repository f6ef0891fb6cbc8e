'use client';

import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { MAX_ALT, MAX_PICTURE_TITLE } from '@/domain/pages/media';
import { Button } from '@/ui/Button';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FocalPointDialog } from '@/ui/FocalPointDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { MediaDetail } from './media-detail';
import { isDocument } from '../browse/file-facts';
import { requestMedia } from '../browse/media-client';

type DetailFormProps = { detail: MediaDetail; onSaved: () => Promise<void> };

const textsIn = (typed: FormData) => typedFields(typed, ['alt', 'title']);

export function DetailForm({ detail: { item, focus: stored }, onSaved }: DetailFormProps) {
  const isPdf = isDocument(item);
  const [{ alt, title }, setTyped] = useState({ alt: item.alt, title: item.title });
  const [focus, setFocus] = useState(stored);
  const [isFocusing, setFocusing] = useState(false);
  const isChanged = alt !== item.alt || title !== item.title || focus.x !== stored.x || focus.y !== stored.y;
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      const texts = textsIn(typed);
      if (!texts.alt.trim())
        return { fieldErrors: { alt: [isPdf ? 'Give the PDF a name.' : 'Say what the picture shows.'] } };
      const answer = await requestMedia(item.id, { method: 'PATCH', body: { ...texts, focus } });
      if (answer.ok) {
        await onSaved();
        toast({ title: isPdf ? 'PDF saved' : 'Picture saved' });
      } else toast(failed(answer.message));
      return {};
    },
    onTyped: (typed) => setTyped(textsIn(typed)),
  });

  return (
    <form {...form} className="space-y-4">
      <Field
        label={isPdf ? 'Name' : 'What it shows'}
        required
        error={fieldErrors.alt}
        hint={
          isPdf
            ? 'Its name in the library.'
            : 'Read out to people who cannot see the picture, and shown if it does not load.'
        }
      >
        {(input) => <Textarea {...input} name="alt" rows={2} defaultValue={item.alt} maxLength={MAX_ALT} />}
      </Field>
      <Field
        label="Title"
        optional
        hint={
          isPdf
            ? 'File name of the download; the name above if empty.'
            : 'Helps you find it in the library; visitors never see it.'
        }
      >
        {(input) => (
          <Input {...input} name="title" defaultValue={item.title} maxLength={MAX_PICTURE_TITLE} autoComplete="off" />
        )}
      </Field>
      {!isPdf && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" size="sm" onClick={() => setFocusing(true)}>
            <Crosshair aria-hidden className="size-4" />
            Focal point
          </Button>
          <span className="text-sm text-ink-muted tabular-nums">
            {focus.x}% from the left, {focus.y}% from the top
          </span>
        </div>
      )}
      <Button type="submit" loading={isSending} disabled={!isChanged}>
        Save
      </Button>
      <FocalPointDialog
        open={isFocusing}
        onOpenChange={setFocusing}
        url={item.picture?.src ?? item.file}
        {...focus}
        onChange={(x, y) => setFocus({ x, y })}
      />
    </form>
  );
}
