import { useId } from 'react';
import { STARS, starsText } from '@/domain/reviews/review';
import { cn } from '@/ui/cn';
import { FieldError } from '@/ui/Field';

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
export function StarField({ value, error }: StarFieldProps) {
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
