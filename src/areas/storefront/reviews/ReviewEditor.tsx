'use client';

import { useEffect, useRef, type ReactNode, useId } from 'react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { FormMessage } from '@/ui/FormMessage';
import { StarRating } from '@/ui/StarRating';
import { HoneypotField } from '@/ui/HoneypotField';
import { useActionForm } from '@/ui/use-sent-form';
import type { OwnReview, ReviewableOrder } from '@/modules/reviews/data/reviewable-order';
import { sendReview } from './review-actions';
import { reviewAnchor, type ReviewFormState } from './review-form-state';
import { MAX_REVIEW_TEXT, STARS, starsText } from '@/domain/reviews/review';
import type { FieldErrors } from '@/lib/result';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { cn } from '@/ui/cn';

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

type StarFieldProps = {
  /** `1` to `5`, or ''. */
  value: string;
  error: readonly string[] | undefined;
};

/** CSS alone shows the checked one’s. Not matched by `value`: browsers would search for stars at every letter typed. */
const WORDS = [
  'group-has-[[data-stars="1"]:checked]/stars:inline',
  'group-has-[[data-stars="2"]:checked]/stars:inline',
  'group-has-[[data-stars="3"]:checked]/stars:inline',
  'group-has-[[data-stars="4"]:checked]/stars:inline',
  'group-has-[[data-stars="5"]:checked]/stars:inline',
];

/** One to five stars as radio buttons: arrow keys move, no script needed. */
function StarField({ value, error }: StarFieldProps) {
  const id = useId();
  const [message] = error ?? [];
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={message ? true : undefined}
      aria-describedby={message && `${id}-error`}
      tabIndex={message ? -1 : undefined}
      className="group/stars outline-none"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        Your rating{' '}
        <span aria-hidden className="text-danger">
          *
        </span>
      </legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {STARS.map((star) => (
          <label
            key={star.value}
            title={star.label}
            className={cn(
              'grid size-11 cursor-pointer place-items-center rounded-control text-3xl text-ink-muted',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              '[&:has(:checked),&:has(~*_:checked)]:[--filling:var(--color-star)]',
            )}
          >
            <input
              type="radio"
              name="rating"
              value={star.value}
              data-stars={star.value}
              defaultChecked={value === String(star.value)}
              className="sr-only"
            />
            <span className="sr-only">{`${starsText(star.value)}: ${star.label}`}</span>
            <StarShape />
          </label>
        ))}
        <span aria-hidden className="ml-2 font-medium">
          {STARS.map(({ value: stars, label }, index) => (
            <span key={stars} className={cn('hidden', WORDS[index])}>
              {label}
            </span>
          ))}
        </span>
      </div>
      {message && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** Empty star with an outline, to stand out from its background. */
function StarShape() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="1.2"
      className="size-[1em] fill-(--filling,none)"
    >
      <path d="M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z" strokeLinejoin="round" />
    </svg>
  );
}
