import { ChevronDownIcon } from '@/ui/icons';
import { BlockSection } from './BlockSection';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function FaqBlockView({ block, editing }: BlockViewProps<'faq'>) {
  const slot = slotsOf(editing);
  return (
    <BlockSection block={block} editing={editing} isAside>
      <div className="border-t border-line">
        {(block.items ?? []).map(({ id, question, answer }, index) => (
          <details key={id ?? index} open={editing && true} className="group/faq border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-lg font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
              {slot(`items.${index}.question`, question)}
              <ChevronDownIcon className="size-5 shrink-0 text-accent transition-transform group-open/faq:rotate-180" />
            </summary>
            <p className="max-w-prose pb-6 whitespace-pre-line text-ink-muted">
              {slot(`items.${index}.answer`, answer, MULTILINE)}
            </p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
