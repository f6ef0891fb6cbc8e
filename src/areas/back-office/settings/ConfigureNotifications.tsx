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
import { useRequest } from '@/modules/accounts/components/use-request';
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
  const [ticked, setTicked] = useState(chosen);
  const { pending, run } = useRequest();

  function changeOpen(next: boolean) {
    setTicked(chosen);
    setOpen(next);
  }

  const submit = () =>
    run({
      call: () => saveNotificationsAction({ group, kinds: ticked }),
      onSuccess: () => {
        setOpen(false);
        toast(SETTINGS_SAVED);
      },
      onFailure: () => toast(SETTINGS_FAILED),
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
      onOpenChange={changeOpen}
      submitLabel={pending ? 'Saving...' : 'Save Changes'}
      pending={pending}
      onSubmit={submit}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">{label}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={NOTIFICATION_KIND_LABELS[kind]}
            className="min-h-11 items-center py-1.5 [&_.choice-input]:mt-0"
            checked={ticked.includes(kind)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, kind] : ticked.filter((other) => other !== kind))
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
