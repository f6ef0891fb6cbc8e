'use client';

import { FIELD_LABELS, type PageFields } from '@/domain/page-editor';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { useEditor } from '../canvas/use-editor';
import { fieldId } from './jump';

const FIELDS: Record<keyof PageFields, { maxLength: number; hint?: string }> = {
  title: { maxLength: 200 },
  slug: { maxLength: 120 },
  metaTitle: { maxLength: 200, hint: 'For search engines; empty takes the title.' },
  metaDescription: { maxLength: 500, hint: 'What search engines show below it.' },
};

/** What is wrong with one of the page's fields: what the server said, until the next save. */
export const useFieldError = (field: keyof PageFields): string[] | undefined =>
  useEditor(({ save }) => (save.kind === 'refused' ? save.fieldErrors[field] : undefined));

/** One of the page's own fields, which are no part of the history (spec §4). */
export function PageFieldInput({ field }: { field: keyof PageFields }) {
  const value = useEditor(({ editor }) => editor.document[field]);
  const dispatch = useEditor((store) => store.dispatch);
  const error = useFieldError(field);
  const { maxLength, hint } = FIELDS[field];
  const onChange = (event: { target: { value: string } }) =>
    dispatch({ type: 'setField', field, value: event.target.value });
  return (
    <Field id={fieldId(field)} label={FIELD_LABELS[field]} hint={hint} error={error}>
      {(control) =>
        field === 'metaDescription' ? (
          <Textarea
            {...control}
            rows={2}
            className="min-h-18!"
            value={value}
            maxLength={maxLength}
            onChange={onChange}
          />
        ) : (
          <Input {...control} value={value} maxLength={maxLength} spellCheck={field !== 'slug'} onChange={onChange} />
        )
      }
    </Field>
  );
}
