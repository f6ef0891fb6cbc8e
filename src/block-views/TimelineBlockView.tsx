import { BlockSection, itemHeading } from './BlockSection';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function TimelineBlockView({ block, editing }: BlockViewProps<'timeline'>) {
  const slot = slotsOf(editing);
  const Heading = itemHeading(block);
  return (
    <BlockSection block={block} editing={editing} isAside>
      <ol className="border-l-2 border-line">
        {(block.items ?? []).map(({ id, year, title, text }, index) => {
          const what = slot(`items.${index}.text`, text, MULTILINE);
          return (
            <li key={id ?? index} className="relative pb-10 pl-7 last:pb-0 @2xl:pl-10">
              <span
                aria-hidden
                className="absolute top-1.5 -left-[9px] h-4 w-4 -skew-x-24 bg-brand ring-4 ring-surface"
              />
              <p className="font-display text-2xl leading-none font-bold text-accent">
                {slot(`items.${index}.year`, year)}
              </p>
              <Heading className="mt-2 text-subheading">{slot(`items.${index}.title`, title)}</Heading>
              {what && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-muted">{what}</p>}
            </li>
          );
        })}
      </ol>
    </BlockSection>
  );
}
