import { MAX_REVIEW_TEXT } from '@/domain/reviews/review';
import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { StarField } from './StarField';

type ReviewFieldsProps = {
  values: Record<string, string | undefined>;
  errors: FieldErrors | undefined;
};

/** Stars, headline, text and name, with earlier values filled in. */
export function ReviewFields({ values, errors }: ReviewFieldsProps) {
  return (
    <>
      <StarField value={values.rating ?? ''} error={errors?.rating} />
      <Field label="Headline" optional error={errors?.title}>
        {(control) => <Input {...control} name="title" defaultValue={values.title} />}
      </Field>
      <Field label="Your review" optional error={errors?.body} hint="How does it fit, wear and wash?">
        {(control) => (
          <Textarea {...control} name="body" rows={4} maxLength={MAX_REVIEW_TEXT} defaultValue={values.body} />
        )}
      </Field>
      <Field label="Name to show" required error={errors?.authorName} hint="Shown beside your review.">
        {(control) => <Input {...control} name="authorName" autoComplete="off" defaultValue={values.authorName} />}
      </Field>
    </>
  );
}
