'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { FormMessage } from '@/ui/FormMessage';
import { StarRating } from '@/ui/StarRating';
import { HoneypotField } from '@/ui/HoneypotField';
import { useActionForm } from '@/ui/use-sent-form';
import type { OwnReview, ReviewableOrder } from '@/modules/reviews/data/reviewable-order';
import { sendReview } from './review-actions';
import { reviewAnchor, type ReviewFormState } from './review-form-state';
import { MAX_REVIEW_TEXT } from '@/domain/reviews/review';
import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { StarField } from './StarField';

type ReviewEditorProps = {
  token: string;
  product: ReviewableOrder['products'][number];
  authorName: string;
};

export function ReviewEditor({ token, product, authorName }: ReviewEditorProps) {
  const { id, slug, review } = product;
  const { state, isSending, isByScript, form } = useActionForm<ReviewFormState>({
    action: sendReview,
    anchor: reviewAnchor(id),
    check: async (data) => {
      const { readReview } = await import('./read-review');
      const read = readReview(data);
      return read.ok ? undefined : read.fieldErrors;
    },
  });
  const { message, fieldErrors, isSaved } = state;
  const values = state.values ?? valuesOf(review, authorName);
  const fields = (
    <form {...form} className="grid gap-5">
      {message && <FormMessage>{message}</FormMessage>}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="product" value={id} />
      <HoneypotField />
      <ReviewFields values={values} errors={fieldErrors} />
      <p>
        <button type="submit" aria-disabled={isSending || undefined} className={buttonClass()}>
          {isSending ? 'Sending...' : review ? 'Save changes' : 'Publish review'}
        </button>
      </p>
    </form>
  );
  if (!review) return fields;
  return (
    <div className="grid gap-5">
      <SavedReview key={JSON.stringify(review)} review={review} hasFocus={isByScript && isSaved === true}>
        {isSaved && (
          <p role="status" className="mb-3 font-semibold text-success">
            Thank you! Your review is in the shop.
          </p>
        )}
      </SavedReview>
      <Link href={`/product/${slug}#reviews`} prefetch={false} className="text-accent underline underline-offset-4">
        See it on the product’s page
      </Link>
      <details key={`form ${JSON.stringify(review)}`} open={fieldErrors !== undefined || message !== undefined}>
        <summary className={`${buttonClass('outline', 'sm')} cursor-pointer`}>Change your review</summary>
        <div className="pt-5">{fields}</div>
      </details>
    </div>
  );
}

type SavedReviewProps = {
  review: OwnReview;
  /** True if it has replaced the form on screen. */
  hasFocus: boolean;
  children: ReactNode;
};

function SavedReview({ review: { rating, title, body, authorName }, hasFocus, children }: SavedReviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) panel.current?.focus();
  }, [hasFocus]);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {children}
      <StarRating rating={rating} showText={false} />
      {title && <p className="mt-1 font-semibold wrap-anywhere">{title}</p>}
      {body && <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>}
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{authorName}</p>
    </div>
  );
}

function valuesOf(review: OwnReview | null, authorName: string): Record<string, string | undefined> {
  if (!review) return { authorName };
  const { rating, title, body } = review;
  return {
    rating: String(rating),
    title: title ?? undefined,
    body: body ?? undefined,
    authorName: review.authorName,
  };
}

type ReviewFieldsProps = {
  values: Record<string, string | undefined>;
  errors: FieldErrors | undefined;
};

function ReviewFields({ values, errors }: ReviewFieldsProps) {
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
