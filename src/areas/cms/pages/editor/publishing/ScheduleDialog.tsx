'use client';

import { useState } from 'react';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { requestCms } from '@/areas/cms/http/server-calls';
import { useEditor } from '../store/use-editor';
import { shopFormat } from '@/domain/text/shop-format';
import { shopTimeName } from '@/domain/text/locale';
import { ScheduleFailed } from '../../badges/ScheduleFailed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import { SCHEDULE_REMOVED, SCHEDULE_SAVED } from '../messages';
import type { PageWork } from './use-page-work';
import { fromShopInput, scheduleProblem, toShopInput } from './schedule';

type ScheduleDialogProps = {
  page: EditorPage;
  onClose: () => void;
  /** Runs the quality gate before a page is scheduled to be published. */
  passGate: PageWork['passGate'];
};

export function ScheduleDialog({ page, onClose, passGate }: ScheduleDialogProps) {
  const { timeZone } = shopFormat();
  const adopt = useEditor((store) => store.adopt);
  const [publishAt, setPublishAt] = useState(toShopInput(page.publishAt, timeZone));
  const [unpublishAt, setUnpublishAt] = useState(toShopInput(page.unpublishAt, timeZone));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isTakenOff = !publishAt && !unpublishAt && Boolean(page.publishAt ?? page.unpublishAt);

  async function send() {
    setBusy(true);
    const body = {
      publishAt: fromShopInput(publishAt, timeZone),
      unpublishAt: fromShopInput(unpublishAt, timeZone),
    };
    const answer = await requestCms<EditorPage>(`/cms/pages/${page.id}/schedule`, 'POST', body);
    setBusy(false);
    if (!answer.ok) return setProblem(Object.values(answer.fieldErrors ?? {})[0]?.[0] ?? answer.message);
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
      description={`In ${shopTimeName()}. The draft as it is at that time becomes public.`}
      submitLabel={isTakenOff ? 'Remove schedule' : 'Save schedule'}
      pending={busy}
      onSubmit={() => {
        const wrong = scheduleProblem(publishAt, unpublishAt, timeZone, Date.now());
        setProblem(wrong);
        if (wrong) return;
        if (publishAt && !page.isPublished) void passGate('schedule', () => void send());
        else void send();
      }}
    >
      {page.scheduleFailure && <ScheduleFailed failure={page.scheduleFailure} />}
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
