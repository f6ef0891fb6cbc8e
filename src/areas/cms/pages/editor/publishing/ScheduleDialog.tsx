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
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { SCHEDULE_REMOVED, SCHEDULE_SAVED } from '../messages';
import type { PageWork } from './use-page-work';
import { fromShopInput, scheduleErrors, toShopInput } from './schedule';

type ScheduleDialogProps = {
  page: EditorPage;
  onClose: () => void;
  passGate: PageWork['passGate'];
};

const timesIn = (typed: FormData) => typedFields(typed, ['publishAt', 'unpublishAt']);

/** Sent once the page has passed the gate. */
const PASSED = 'passed';

export function ScheduleDialog({ page, onClose, passGate }: ScheduleDialogProps) {
  const { timeZone } = shopFormat();
  const adopt = useEditor((store) => store.adopt);
  const stored = {
    publishAt: toShopInput(page.publishAt, timeZone),
    unpublishAt: toShopInput(page.unpublishAt, timeZone),
  };
  const [{ publishAt, unpublishAt }, setTyped] = useState(stored);
  const isTakenOff = !publishAt && !unpublishAt && Boolean(page.publishAt ?? page.unpublishAt);
  const sent = useSentForm({
    check: async (typed) => scheduleErrors(timesIn(typed), timeZone),
    send: async (typed) => {
      const times = timesIn(typed);
      if (times.publishAt && !page.isPublished && !typed.has(PASSED)) {
        await passGate('schedule', () => void sent.submit({ [PASSED]: 'on' }));
        return {};
      }
      const body = {
        publishAt: fromShopInput(times.publishAt, timeZone),
        unpublishAt: fromShopInput(times.unpublishAt, timeZone),
      };
      const answer = await requestCms<EditorPage>(`/cms/pages/${page.id}/schedule`, 'POST', body);
      if (!answer.ok) return { message: Object.values(answer.fieldErrors ?? {})[0]?.[0] ?? answer.message };
      adopt(answer.value);
      toast(isTakenOff ? SCHEDULE_REMOVED : SCHEDULE_SAVED);
      onClose();
      return {};
    },
    onTyped: (typed) => setTyped(timesIn(typed)),
  });

  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title="Schedule"
      description={`In ${shopTimeName()}. The draft as it is at that time becomes public.`}
      submitLabel={isTakenOff ? 'Remove schedule' : 'Save schedule'}
      sent={sent}
    >
      {page.scheduleFailure && <ScheduleFailed failure={page.scheduleFailure} />}
      <Field label="Publish at" optional error={sent.fieldErrors.publishAt}>
        {(control) => <Input {...control} name="publishAt" type="datetime-local" defaultValue={stored.publishAt} />}
      </Field>
      <Field label="Unpublish at" optional error={sent.fieldErrors.unpublishAt}>
        {(control) => <Input {...control} name="unpublishAt" type="datetime-local" defaultValue={stored.unpublishAt} />}
      </Field>
    </FormDialog>
  );
}
