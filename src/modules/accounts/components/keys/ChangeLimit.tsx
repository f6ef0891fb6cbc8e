'use client';

import { useState } from 'react';
import { KEY_RATES } from '@/domain/api-keys/limits';
import { formatCount } from '@/domain/text/locale';
import type { Result } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { ListedKey } from '../../data/keys';

type ChangeLimitProps = {
  apiKey: Pick<ListedKey, 'id' | 'name' | 'requestsPerMinute'>;
  limit: (id: string, requestsPerMinute: string) => Promise<Result>;
};

const CHOICES = KEY_RATES.map((rate) => ({ value: String(rate), label: formatCount(rate) }));

export function ChangeLimit({ apiKey: { id, name, requestsPerMinute }, limit }: ChangeLimitProps) {
  const [isOpen, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await limit(id, typedFields(typed, ['requestsPerMinute']).requestsPerMinute);
      if (result.ok) {
        setOpen(false);
        toast({ title: 'Limit saved' });
      }
      return result;
    },
  });
  return (
    <FormDialog
      title={`Limit of ${name}`}
      description="Beyond it requests are refused until the minute is over."
      size="sm"
      open={isOpen}
      onOpenChange={(open) => {
        sent.startAgain();
        setOpen(open);
      }}
      trigger={
        <Button variant="outline" size="sm">
          Change limit<span className="sr-only"> of {name}</span>
        </Button>
      }
      submitLabel="Save"
      sent={sent}
    >
      <Field label="Requests a minute" error={sent.fieldErrors.requestsPerMinute}>
        {(control) => (
          <Select {...control} name="requestsPerMinute" defaultValue={String(requestsPerMinute)}>
            <Options choices={CHOICES} />
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
