'use client';

import { useState } from 'react';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { askCms } from '@/areas/cms/http/server-calls';
import { useEditor } from '../store/use-editor';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import { SCHEDULE_REMOVED, SCHEDULE_SAVED } from '../messages';
import type { PageWork } from './use-page-work';
import { fromLocalInput, scheduleProblem, toLocalInput } from './schedule';

type ScheduleDialogProps = {
  page: EditorPage;
  onClose: () => void;
  /** The quality gate, where the page shall become public by itself. */
  passGate: PageWork['passGate'];
};

/** When the page becomes public by itself, and when it ceases to be. */
export function ScheduleDialog({ page, onClose, passGate }: ScheduleDialogProps) {
  const adopt = useEditor((store) => store.adopt);
  const [publishAt, setPublishAt] = useState(toLocalInput(page.publishAt));
  const [unpublishAt, setUnpublishAt] = useState(toLocalInput(page.unpublishAt));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isTakenOff = !publishAt && !unpublishAt && Boolean(page.publishAt ?? page.unpublishAt);

  async function send() {
    setBusy(true);
    const body = { publishAt: fromLocalInput(publishAt), unpublishAt: fromLocalInput(unpublishAt) };
    const answer = await askCms<EditorPage>(`/cms/pages/${page.id}/schedule`, 'POST', body);
    setBusy(false);
    if (answer.kind === 'refused') return setProblem(Object.values(answer.fieldErrors)[0]?.[0] ?? answer.message);
    if (answer.kind !== 'ok') return setProblem('The schedule could not be saved. Try again.');
    adopt(answer.value);
    toast(isTakenOff ? SCHEDULE_REMOVED : SCHEDULE_SAVED);
    onClose();
  }

  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title="Schedule"
      description="In your own time zone. The draft as it is at that time becomes public."
      submitLabel={isTakenOff ? 'Remove schedule' : 'Save schedule'}
      pending={busy}
      onSubmit={() => {
        const wrong = scheduleProblem(publishAt, unpublishAt, Date.now());
        setProblem(wrong);
        if (wrong) return;
        if (publishAt && !page.isPublished) void passGate('schedule', () => void send());
        else void send();
      }}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Field label="Publish at" optional>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={publishAt}
            onChange={(event) => setPublishAt(event.target.value)}
          />
        )}
      </Field>
      <Field label="Unpublish at" optional>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={unpublishAt}
            onChange={(event) => setUnpublishAt(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
