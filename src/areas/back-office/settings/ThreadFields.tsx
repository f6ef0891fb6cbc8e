'use client';

import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_THREADS, threadLabel, USUAL_THREADS } from '@/domain/kits/production/threads';
import { parseThreadLines, threadLines, threadList } from '@/domain/kits/production/threads-input';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Textarea } from '@/ui/Textarea';
import type { ShopSettingsValues } from './shop-settings-form';

/** Pasted from a maker’s chart: a list of hundreds is not typed row by row. */
export function ThreadFields() {
  const { control, register, setValue, formState } = useFormContext<ShopSettingsValues>();
  const typed = useDeferredValue(useWatch({ control, name: 'threads' }));
  const threads = useMemo(() => threadList.safeParse(parseThreadLines(typed)).data ?? [], [typed]);
  return (
    <FormSection
      title="Embroidery threads"
      intro="Embroidered names, numbers and logos are made in the thread nearest to each colour."
      action={
        typed.trim() === '' && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setValue('threads', threadLines(USUAL_THREADS), { shouldDirty: true })}
          >
            Start from our list
          </Button>
        )
      }
    >
      <Field
        label="Threads"
        optional
        hint={`One a line, at most ${MAX_THREADS}: maker’s code, name and colour, such as “Madeira 1842; Navy; #14213f”. You can paste columns from a spreadsheet. Leave empty to use our list of ${USUAL_THREADS.length} colours.`}
        error={formState.errors.threads?.message}
      >
        {(input) => (
          <Textarea
            {...input}
            {...register('threads')}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            wrap="off"
            className="max-h-80 font-mono text-sm"
          />
        )}
      </Field>
      {threads.length > 0 && (
        <ul aria-label="Colours of these threads" className="flex flex-wrap gap-1">
          {threads.map((thread) => (
            <li key={thread.code}>
              <span
                role="img"
                aria-label={threadLabel(thread)}
                title={threadLabel(thread)}
                className="block size-6 rounded-sm border border-line"
                style={{ backgroundColor: thread.hex }}
              />
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
