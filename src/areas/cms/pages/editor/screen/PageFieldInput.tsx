'use client';

import { FIELD_LABELS, type PageFields } from '@/domain/pages/editor';
import { RESERVED_SLUGS, slugProblem } from '@/domain/pages/editor/page-slug';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { useEditor } from '../store/use-editor';
import { fieldId } from '../jump';
import { useEffect, useState } from 'react';
import { SLUG_REDIRECTED, SLUG_TAKEN } from '@/domain/pages/editor/taken-address';
import type { AtAddress } from '@/modules/pages/data/check-slug';
import { requestCms } from '@/areas/cms/http/server-calls';

const FIELDS: Record<keyof PageFields, { maxLength: number; hint?: string }> = {
  title: { maxLength: 200 },
  slug: { maxLength: 120 },
  metaTitle: { maxLength: 200, hint: 'For search engines; the title if empty.' },
  metaDescription: { maxLength: 500, hint: 'What search engines show below it.' },
};

/** Error in one of the page's fields: a slug during typing, else the server's, until the next save. */
export function useFieldError(field: keyof PageFields): string | undefined {
  const value = useEditor(({ editor }) => editor.document[field]);
  const refused = useEditor(({ save }) => (save.kind === 'refused' ? save.fieldErrors?.[field]?.[0] : undefined));
  const taken = useAddressCheck(field === 'slug');
  return (field === 'slug' ? slugProblem(value, RESERVED_SLUGS) : undefined) ?? taken ?? refused;
}

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

const PAUSE_MS = 400;

function useAddressCheck(isEnabled: boolean): string | undefined {
  const slug = useEditor(({ editor }) => editor.document.slug);
  const page = useEditor((store) => store.page);
  const [found, setFound] = useState<{ slug: string; message: string | undefined }>();
  const id = page?.id;
  const isTyped = isEnabled && slug !== page?.document.slug && slugProblem(slug, RESERVED_SLUGS) === undefined;
  useEffect(() => {
    if (!isTyped) return;
    const check = async () => {
      const answer = await requestCms<AtAddress>('/cms/pages/address', 'POST', { slug, id });
      if (answer.ok) setFound({ slug, message: messageOf(answer.value) });
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyped, slug, id]);
  return found?.slug === slug ? found.message : undefined;
}

const messageOf = ({ isPage, isRedirect }: AtAddress): string | undefined =>
  isPage ? SLUG_TAKEN : isRedirect ? SLUG_REDIRECTED : undefined;
