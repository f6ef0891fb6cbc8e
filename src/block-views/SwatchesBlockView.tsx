import { isHexColor } from '@/domain/text/hex';
import { BlockSection, itemHeading } from './BlockSection';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function SwatchesBlockView({ block, editing }: BlockViewProps<'swatches'>) {
  const slot = slotsOf(editing);
  const Heading = itemHeading(block);
  return (
    <BlockSection block={block} editing={editing}>
      <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:gap-5 @5xl:grid-cols-4">
        {(block.items ?? []).map(({ id, name, color, note }, index) => {
          const small = slot(`items.${index}.note`, note);
          return (
            <li key={id ?? index} className="card flex flex-col">
              <div
                className="aspect-3/2 border-b border-line"
                style={isHexColor(color) ? { backgroundColor: color } : undefined}
              />
              <div className="p-4">
                <Heading className="text-lg leading-tight">{slot(`items.${index}.name`, name)}</Heading>
                <p className="mt-1 text-sm text-ink-muted tabular-nums">{color?.toUpperCase()}</p>
                {small && <p className="mt-1 text-sm text-ink-muted">{small}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
