import { StarRating } from '@/ui/StarRating';
import { BlockSection } from './BlockSection';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function TestimonialsBlockView({ block, editing }: BlockViewProps<'testimonials'>) {
  const slot = slotsOf(editing);
  return (
    <BlockSection block={block} editing={editing} tone="sunken">
      <ul className="grid gap-5 @5xl:grid-cols-3">
        {(block.items ?? []).map(({ id, quote, name, role, rating }, index) => (
          <li key={id ?? index} className="card card-lg relative flex">
            <span
              aria-hidden
              className="absolute -top-2 right-5 font-display text-[9rem] leading-none font-bold text-brand/15 select-none before:content-['”']"
            />
            <figure className="relative flex grow flex-col gap-5">
              <StarRating rating={rating} showText={false} />
              <blockquote className="text-lead leading-relaxed">
                {slot(`items.${index}.quote`, quote, MULTILINE)}
              </blockquote>
              <figcaption className="mt-auto border-l-4 border-brand pl-4">
                <span className="block font-semibold">{slot(`items.${index}.name`, name)}</span>
                <span className="block text-sm text-ink-muted">{slot(`items.${index}.role`, role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
