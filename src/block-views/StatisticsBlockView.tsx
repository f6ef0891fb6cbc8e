import { cn } from '@/ui/cn';
import { BlockSection } from './BlockSection';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function StatisticsBlockView({ block, editing }: BlockViewProps<'statistics'>) {
  const slot = slotsOf(editing);
  const items = block.items ?? [];
  return (
    <BlockSection block={block} editing={editing} tone="sunken">
      <dl
        className={cn(
          'grid gap-x-8 gap-y-10 @xl:grid-cols-2',
          items.length % 3 === 0 ? '@3xl:grid-cols-3' : '@5xl:grid-cols-4',
        )}
      >
        {items.map(({ id, value, label, note }, index) => {
          const small = slot(`items.${index}.note`, note);
          return (
            <div key={id ?? index} className="flex flex-col-reverse justify-end gap-3 border-l-4 border-brand pl-5">
              <dt>
                <span className="block font-semibold">{slot(`items.${index}.label`, label)}</span>
                {small && <span className="mt-1 block text-sm text-ink-muted">{small}</span>}
              </dt>
              <dd className="font-display text-[clamp(2.75rem,2rem+2.6*var(--page-vw),4.5rem)] leading-[0.85] font-bold tracking-tight text-accent">
                {slot(`items.${index}.value`, value)}
              </dd>
            </div>
          );
        })}
      </dl>
    </BlockSection>
  );
}
