import { useState } from 'react';
import { BACKUP_SCHEDULE_LABELS, BACKUP_SCHEDULES } from '@/domain/backups/backup-schedule';
import { formatBytes } from '@/domain/text/format-bytes';
import { shopTimeName } from '@/domain/text/locale';
import { SettingRow } from '@/modules/accounts/components/SettingRow';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { saveBackupRulesAction } from '../settings-actions';
import type { SystemStatus } from './system-endpoints';
import { BACKUP_RULES_SAVED } from './system-messages';

const clockTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clockTime(hour) }));

type AutomaticBackupsProps = { automatic: SystemStatus['automatic']; onSaved: () => void };

export function AutomaticBackups({ automatic, onSaved }: AutomaticBackupsProps) {
  const { schedule, hour, keep } = automatic.rules;
  const [isOpen, setOpen] = useState(false);
  const saved = { schedule, hour: String(hour), keep: String(keep) };
  const sent = useSentForm({
    send: async (typed) => {
      const result = await saveBackupRulesAction(typedFields(typed, ['schedule', 'hour', 'keep']), saved);
      if (result.ok) {
        setOpen(false);
        toast(BACKUP_RULES_SAVED);
      }
      onSaved();
      return result;
    },
  });
  return (
    <SettingRow label="Automatic backups" description={<Summary {...automatic} />}>
      <FormDialog
        title="Back up automatically"
        description="The first is made at once, a missed one as soon as the shop runs again."
        open={isOpen}
        onOpenChange={(open) => {
          sent.startAgain();
          setOpen(open);
        }}
        trigger={
          <Button variant="outline" aria-label="Change automatic backups">
            Change
          </Button>
        }
        submitLabel="Save"
        sent={sent}
      >
        <Field label="Back up automatically" error={sent.fieldErrors.schedule}>
          {(control) => (
            <Select {...control} name="schedule" defaultValue={schedule}>
              <Options choices={choicesOf(BACKUP_SCHEDULES, BACKUP_SCHEDULE_LABELS)} />
            </Select>
          )}
        </Field>
        <Field label="From" hint={shopTimeName()} error={sent.fieldErrors.hour}>
          {(control) => (
            <Select {...control} name="hour" defaultValue={saved.hour}>
              <Options choices={hours} />
            </Select>
          )}
        </Field>
        <Field
          label="Backups to keep"
          hint="Older automatic backups are deleted, those made by hand never."
          error={sent.fieldErrors.keep}
        >
          {(control) => <Input {...control} name="keep" defaultValue={saved.keep} inputMode="numeric" />}
        </Field>
      </FormDialog>
    </SettingRow>
  );
}

function Summary({ rules: { schedule, hour, keep }, made, failure }: SystemStatus['automatic']) {
  if (schedule === 'off') return 'Off';
  return (
    <>
      {`${BACKUP_SCHEDULE_LABELS[schedule]} at ${clockTime(hour)}, ${shopTimeName()}; the last ${keep === 1 ? 'one is' : `${keep} are`} kept.`}
      <span className="block">
        {made ? (
          <>
            {'Last made '}
            <LocalDate iso={made.at} withTime />
            {`, ${formatBytes(made.size)}`}
          </>
        ) : (
          'None made yet'
        )}
      </span>
      {failure && (
        <span role="alert" className="block text-danger">
          {'Failed '}
          <LocalDate iso={failure.at} withTime />
          {`: ${failure.message} It is tried again each hour.`}
        </span>
      )}
    </>
  );
}
