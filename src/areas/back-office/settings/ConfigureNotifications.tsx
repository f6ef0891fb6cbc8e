'use client';

import { useState } from 'react';
import {
  NOTIFICATION_KIND_LABELS,
  type NotificationKind,
  type NotificationGroupValue,
} from '@/domain/staff/notification-preferences';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { saveNotificationsAction } from './settings-actions';
import { callAction } from '@/ui/call-action';
import { useSentForm } from '@/ui/use-sent-form';
import { SETTINGS_FAILED, SETTINGS_SAVED } from '@/modules/accounts/components/settings/settings-messages';

type ConfigureNotificationsProps = {
  group: NotificationGroupValue;
  label: string;
  description: string;
  kinds: readonly NotificationKind[];
  chosen: readonly NotificationKind[];
};

export function ConfigureNotifications({ group, label, description, kinds, chosen }: ConfigureNotificationsProps) {
  const [open, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(saveNotificationsAction({ group, kinds: typed.getAll('kinds') }));
      if (result.ok) setOpen(false);
      toast(result.ok ? SETTINGS_SAVED : SETTINGS_FAILED);
      return {};
    },
  });

  return (
    <FormDialog
      title={label}
      description={description}
      size="sm"
      trigger={
        <Button variant="outline" aria-label={`Configure ${label}`}>
          Configure
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      submitLabel={sent.isSending ? 'Saving...' : 'Save Changes'}
      sent={sent}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">{label}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={NOTIFICATION_KIND_LABELS[kind]}
            className="min-h-11 items-center py-1.5 [&_.choice-input]:mt-0"
            name="kinds"
            value={kind}
            defaultChecked={chosen.includes(kind)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
