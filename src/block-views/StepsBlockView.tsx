import { cn } from '@/ui/cn';
import { BlockSection, itemHeading } from './BlockSection';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function StepsBlockView({ block, editing }: BlockViewProps<'steps'>) {
  const slot = slotsOf(editing);
  const steps = block.steps ?? [];
  const Heading = itemHeading(block);
  return (
    <BlockSection
      block={block}
      editing={editing}
      tone="night"
      className="relative isolate overflow-clip"
      backdrop={
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-[radial-gradient(50rem_30rem_at_100%_0%,rgb(124_58_237/0.45),transparent_70%)]"
        />
      }
    >
      <ol
        className={cn(
          'grid gap-x-8 gap-y-10 @3xl:grid-cols-2',
          steps.length % 4 === 0 ? '@5xl:grid-cols-4' : '@3xl:grid-cols-3',
        )}
      >
        {steps.map(({ id, title, text }, index) => (
          <li key={id ?? index} className="relative border-t-3 border-line pt-6">
            <span aria-hidden className="absolute -top-[3px] left-0 h-[3px] w-20 bg-volt" />
            <span
              aria-hidden
              className="block font-display text-[6.5rem] leading-[0.8] font-bold tracking-tighter text-transparent [-webkit-text-stroke:2px_var(--color-brand-hover)]"
            >
              {index + 1}
            </span>
            <Heading className="mt-6 text-heading">{slot(`steps.${index}.title`, title)}</Heading>
            <p className="mt-2.5 max-w-sm text-ink-muted">{slot(`steps.${index}.text`, text, MULTILINE)}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
