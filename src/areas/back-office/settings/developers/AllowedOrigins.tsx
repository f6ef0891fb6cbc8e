'use client';

import { useState } from 'react';
import { originsIn } from '@/domain/api-keys/allowed-origins';
import { SettingRow, SettingRows } from '@/modules/accounts/components/SettingRow';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { saveOriginsAction } from './key-actions';

export function AllowedOrigins({ saved }: { saved: string }) {
  const [isOpen, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await saveOriginsAction(typedFields(typed, ['origins']).origins);
      if (result.ok) {
        setOpen(false);
        toast({ title: 'Allowed origins saved' });
      }
      return result;
    },
  });
  const origins = originsIn(saved);
  return (
    <section aria-labelledby="origins" className="card p-5 sm:p-6">
      <h2 id="origins" className="mb-5 text-subheading">
        Other sites
      </h2>
      <SettingRows>
        <SettingRow
          label="Allowed origins"
          description={
            origins.length > 0
              ? origins.join(', ')
              : 'None. Pages of any site read what is public and order; with a publishable key, those of allowed origins.'
          }
        >
          <FormDialog
            title="Allowed origins"
            description="Sites whose pages may use publishable keys."
            open={isOpen}
            onOpenChange={(open) => {
              sent.startAgain();
              setOpen(open);
            }}
            trigger={<Button variant="outline">Change</Button>}
            submitLabel="Save"
            sent={sent}
          >
            <Field
              label="Origins"
              hint="One on each line, such as https://shop.example."
              error={sent.fieldErrors.allowedOrigins}
            >
              {(control) => (
                <Textarea {...control} name="origins" defaultValue={saved} className="font-mono" spellCheck={false} />
              )}
            </Field>
          </FormDialog>
        </SettingRow>
      </SettingRows>
    </section>
  );
}
