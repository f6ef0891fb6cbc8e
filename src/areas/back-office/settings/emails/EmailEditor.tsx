'use client';

import { Braces } from 'lucide-react';
import { useRef, useState } from 'react';
import { isLine, shownText, spokenName, type EmailTexts } from '@/domain/text/email-texts';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem } from '@/ui/DropdownMenu';
import { EditForm } from '@/ui/EditForm';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import { useTypingPause } from '@/ui/use-typing-pause';
import { previewEmailAction, saveEmailAction, sendTestEmailAction } from './email-actions';
import { EMAIL_RESET, EMAIL_SAVED, testSent } from './email-messages';
import type { EmailPreview } from './edit-email';
import { PreviewPane } from './PreviewPane';

type EmailEditorProps = {
  template: string;
  standard: EmailTexts;
  edits: EmailTexts;
  revision: number;
  samples: readonly string[];
  placeholders: EmailTexts;
  initial: EmailPreview;
  myAddress: string;
};

export function EmailEditor(props: EmailEditorProps) {
  const { template, standard, edits, revision, samples, placeholders, initial, myAddress } = props;
  const ours = Object.fromEntries(Object.entries(standard).map(([key, text]) => [key, shownText(text)]));
  const saved: EmailTexts = { ...ours, ...edits };
  const [texts, setTexts] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>(initial.problems);
  const [preview, setPreview] = useState(initial);
  const [sample, setSample] = useState(samples[0] ?? '');
  const [isSaving, setSaving] = useState(false);
  const [isSending, setSending] = useState(false);
  const newest = useRef(0);
  const typing = useTypingPause();
  const dirty = Object.keys(ours).some((key) => texts[key] !== saved[key]);
  const inputOf = (change: { texts?: EmailTexts; sample?: string } = {}) => ({
    ...{ template, sample, revision, texts },
    ...change,
  });

  async function draw(input: ReturnType<typeof inputOf>) {
    newest.current += 1;
    const turn = newest.current;
    const answer = await callAction(previewEmailAction(input));
    if (turn !== newest.current) return;
    if (!answer.ok) return toast(failed(answer.message));
    setPreview(answer.preview);
    setErrors(answer.preview.problems);
  }

  function write(key: string, text: string) {
    const next = { ...texts, [key]: text };
    setTexts(next);
    typing.whenPaused(() => void draw(inputOf({ texts: next })));
  }

  async function save(next: EmailTexts, done: typeof EMAIL_SAVED): Promise<boolean> {
    setSaving(true);
    const answer = await callAction(saveEmailAction(inputOf({ texts: next })));
    setSaving(false);
    if (answer.ok) {
      setTexts(next);
      void draw(inputOf({ texts: next }));
      toast(done);
      return true;
    }
    if (answer.fieldErrors) setErrors(answer.fieldErrors);
    toast(failed(answer.message));
    return false;
  }

  async function sendTest() {
    setSending(true);
    await toastResult(sendTestEmailAction(inputOf()), testSent(myAddress));
    setSending(false);
  }

  return (
    <EditForm
      dirty={dirty}
      saving={isSaving}
      label="Save"
      onDiscard={() => {
        setTexts(saved);
        void draw(inputOf({ texts: saved }));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(trimmed(texts), EMAIL_SAVED);
      }}
    >
      <div className="grid grid-cols-1 items-start gap-5 pb-6 xl:grid-cols-2">
        <section aria-label="Texts" className="card space-y-6 p-5 sm:p-6">
          {Object.keys(standard).map((key) => (
            <TextField
              key={key}
              name={key}
              text={texts[key] ?? ''}
              ours={ours[key] ?? ''}
              placeholders={placeholders}
              error={errors[key]}
              onWrite={(text) => write(key, text)}
            />
          ))}
          <div className="flex flex-wrap gap-2 border-t border-line pt-5">
            <Button type="button" variant="outline" loading={isSending} onClick={sendTest}>
              Send a test to me
            </Button>
            {revision > 0 && (
              <ConfirmDialog
                title="Go back to our text?"
                description="Your texts of this email are deleted. From then on it follows our own."
                confirmLabel="Back to our text"
                destructive
                onConfirm={() => save(ours, EMAIL_RESET)}
                trigger={<Button variant="outline">Back to our text</Button>}
              />
            )}
          </div>
        </section>
        <PreviewPane
          preview={preview}
          samples={{
            names: samples,
            shown: sample,
            onShow: (next) => {
              setSample(next);
              void draw(inputOf({ sample: next }));
            },
          }}
        />
      </div>
    </EditForm>
  );
}

const trimmed = (texts: EmailTexts): EmailTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]));

type TextFieldProps = {
  name: string;
  text: string;
  ours: string;
  placeholders: EmailTexts;
  error: readonly string[] | undefined;
  onWrite: (text: string) => void;
};

function TextField({ name, text, ours, placeholders, error, onWrite }: TextFieldProps) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasInserted = useRef(false);
  const label = spokenName(name);
  const isChanged = text !== ours;

  function insert(placeholder: string) {
    const field = ref.current;
    if (!field) return;
    field.setRangeText(
      `{${placeholder}}`,
      field.selectionStart ?? text.length,
      field.selectionEnd ?? text.length,
      'end',
    );
    hasInserted.current = true;
    onWrite(field.value);
  }

  return (
    <div>
      <Field label={label} error={error} hint={text === '' ? 'Left out.' : undefined}>
        {(control) =>
          isLine(name) ? (
            <Input {...control} ref={ref} value={text} onChange={(event) => onWrite(event.currentTarget.value)} />
          ) : (
            <Textarea
              {...control}
              ref={ref}
              rows={2}
              className="min-h-20"
              value={text}
              onChange={(event) => onWrite(event.currentTarget.value)}
            />
          )
        }
      </Field>
      <DropdownMenu
        align="start"
        onCloseAutoFocus={(event) => {
          if (!hasInserted.current) return;
          hasInserted.current = false;
          event.preventDefault();
          ref.current?.focus();
        }}
        trigger={
          <Button type="button" variant="ghost" size="sm" className="mt-1" aria-label={`Insert into ${label}`}>
            <Braces aria-hidden className="size-4" />
            Insert
          </Button>
        }
      >
        {Object.entries(placeholders).map(([placeholder, value]) => (
          <DropdownMenuItem key={placeholder} onSelect={() => insert(placeholder)}>
            <span className="grow">{spokenName(placeholder)}</span>
            <span className="max-w-44 truncate text-xs text-ink-muted">{value}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {isChanged && (
        <p className="mt-2 text-sm text-ink-muted">
          <span className="font-medium">Ours:</span> <span className="whitespace-pre-line">{ours}</span>{' '}
          <button
            type="button"
            onClick={() => onWrite(ours)}
            className="inline-flex min-h-8 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            Use it
          </button>
        </p>
      )}
    </div>
  );
}
