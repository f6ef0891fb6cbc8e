'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { FieldErrors, Result } from '@/lib/result';
import type { IssuePreview } from '@/modules/newsletter/issues/change-issue';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EditForm } from '@/ui/EditForm';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { useTypingPause } from '@/ui/use-typing-pause';
import { PreviewPane } from '../settings/emails/PreviewPane';
import {
  confirmIssueAction,
  createIssueAction,
  deleteIssueAction,
  previewIssueAction,
  testIssueAction,
  updateIssueAction,
} from './issue-actions';
import { issueHref, ISSUES_PATH } from './issue-paths';

const FIELDS = ['page', 'subject', 'preheader'] as const;

type Typed = Record<(typeof FIELDS)[number], string>;

type IssueEditorProps = {
  issue?: { id: string; revision: number };
  saved: Typed;
  pages: readonly { id: string; title: string }[];
  preview: IssuePreview | undefined;
  readers: number;
  myAddress: string;
};

export function IssueEditor({ issue, saved, pages, preview: first, readers, myAddress }: IssueEditorProps) {
  const router = useRouter();
  const [preview, setPreview] = useState(first);
  const [typed, setTyped] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const typing = useTypingPause();
  const newest = useRef(0);
  const dirty = FIELDS.some((field) => typed[field] !== saved[field]);

  function write(change: Partial<Typed>) {
    const next = { ...typed, ...change };
    setTyped(next);
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in change))));
    typing.whenPaused(() => void draw(next));
  }

  async function draw(input: Typed) {
    newest.current += 1;
    const turn = newest.current;
    if (!input.page) return setPreview(undefined);
    const answer = await callAction(previewIssueAction({ ...input, subject: input.subject || 'Subject' }));
    if (turn === newest.current && answer.ok) setPreview(answer.preview);
  }

  async function save() {
    setSaving(true);
    if (issue) {
      const answer = await callAction(updateIssueAction(issue.id, issue.revision, typed));
      if (answer.ok) setTyped(trimmed(typed));
      report(answer);
    } else {
      const answer = await callAction(createIssueAction(typed));
      report(answer);
      if (answer.ok) return router.replace(issueHref(answer.id));
    }
    setSaving(false);
  }

  function report(answer: Result) {
    setErrors(answer.ok ? {} : (answer.fieldErrors ?? {}));
    toast(answer.ok ? { title: '✅ Issue Saved' } : failed(answer.message));
  }

  async function sendTest() {
    setTesting(true);
    await toastResult(testIssueAction(typed), {
      title: '✅ Test Sent',
      description: `It is on its way to ${myAddress}.`,
    });
    setTesting(false);
  }

  async function remove() {
    if (!issue) return false;
    const answer = await callAction(deleteIssueAction(issue));
    if (!answer.ok) toast(failed(answer.message));
    else router.replace(ISSUES_PATH);
    return answer.ok;
  }

  return (
    <>
      <EditForm
        dirty={dirty}
        saving={isSaving}
        label="Save"
        cleanNote={issue ? undefined : 'Nothing written yet'}
        onDiscard={() => {
          setTyped(saved);
          setErrors({});
          void draw(saved);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="grid grid-cols-1 items-start gap-5 pb-6 xl:grid-cols-2">
          <section aria-label="Issue" className="card space-y-5 p-5 sm:p-6">
            <Field
              label="Page"
              required
              error={errors.page}
              hint="Its texts, pictures, buttons, products and columns are sent, as the page shows them when you send."
            >
              {(control) => (
                <Select
                  {...control}
                  value={typed.page}
                  onChange={(event) => write({ page: event.currentTarget.value })}
                >
                  <option value="">Choose a page</option>
                  <Options choices={pages.map(({ id, title }) => ({ value: id, label: title }))} />
                </Select>
              )}
            </Field>
            {typed.page && (
              <Link
                href={`/cms/pages/${typed.page}`}
                prefetch={false}
                className="inline-flex min-h-8 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
              >
                Edit the page
              </Link>
            )}
            <Field label="Subject" required error={errors.subject}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={150}
                  value={typed.subject}
                  onChange={(event) => write({ subject: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field
              label="Preview text"
              optional
              error={errors.preheader}
              hint="Shown beside the subject in a list of emails."
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  value={typed.preheader}
                  onChange={(event) => write({ preheader: event.currentTarget.value })}
                />
              )}
            </Field>
            {preview && preview.undrawn.length > 0 && (
              <p role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
                {`An email cannot show these blocks of the page: ${preview.undrawn.join(', ')}.`}
              </p>
            )}
            <div className="flex flex-wrap gap-2 border-t border-line pt-5">
              <Button type="button" variant="outline" loading={isTesting} onClick={sendTest}>
                Send a test to me
              </Button>
              {issue && (
                <>
                  <Button type="button" variant="outline" onClick={() => setAsking(true)} disabled={readers === 0}>
                    Send to readers
                  </Button>
                  <ConfirmDialog
                    title="Delete this issue?"
                    description="The page stays."
                    confirmLabel="Delete"
                    destructive
                    onConfirm={remove}
                    trigger={<Button variant="ghost">Delete</Button>}
                  />
                </>
              )}
            </div>
            {issue && readers === 0 && (
              <p className="text-sm text-ink-muted">Nobody has subscribed yet, so there is nobody to send it to.</p>
            )}
          </section>
          {preview ? (
            <PreviewPane preview={preview} />
          ) : (
            <p className="card p-5 text-sm text-ink-muted sm:p-6">Choose a page to see the email.</p>
          )}
        </div>
      </EditForm>
      {issue && isAsking && (
        <SendDialog issue={issue} input={typed} readers={readers} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

const trimmed = ({ page, subject, preheader }: Typed): Typed => ({
  page,
  subject: subject.trim(),
  preheader: preheader.trim(),
});

type SendDialogProps = {
  issue: { id: string; revision: number };
  input: Typed;
  readers: number;
  onClose: () => void;
};

function SendDialog({ issue, input, readers, onClose }: SendDialogProps) {
  const count = `${readers} ${readers === 1 ? 'reader' : 'readers'}`;
  const sent = useSentForm({
    send: async (data): Promise<SentFormState> => {
      const at = new Date(String(data.get('at') ?? ''));
      const isLater = !Number.isNaN(at.getTime());
      if (isLater && at.getTime() < Date.now()) return { fieldErrors: { at: ['Enter a time in the future.'] } };
      const answer = await confirmIssueAction({ ...issue, input, ...(isLater && { at: at.toISOString() }) });
      if (!answer.ok) return { message: Object.values(answer.fieldErrors ?? {})[0]?.[0] ?? answer.message };
      toast({ title: isLater ? '✅ Issue Scheduled' : '✅ Sending', description: `To ${count}.` });
      onClose();
      return {};
    },
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`Send to ${count}?`}
      description="It is sent as the page is now. An email on its way cannot be called back."
      submitLabel="Send"
      sent={sent}
    >
      <Field
        label="Send at"
        optional
        hint="In your time zone. Leave it empty to send at once."
        error={sent.fieldErrors.at}
      >
        {(control) => <Input {...control} name="at" type="datetime-local" />}
      </Field>
    </FormDialog>
  );
}
