import { cn } from '@/ui/cn';
import { BlockSection, itemHeading } from './BlockSection';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

const inRow: Record<number, string> = {
  1: '',
  2: '',
  3: '@5xl:grid-cols-3',
  4: '@5xl:grid-cols-4',
};

/** Largest number of columns that leaves no row incomplete, if there is one. */
const perRow = (count: number): string | undefined =>
  inRow[[4, 3, 2].find((each) => count % each === 0) ?? Math.min(count, 3)];

export function FeatureTilesBlockView({ block, editing }: BlockViewProps<'featureTiles'>) {
  const slot = slotsOf(editing);
  const tiles = block.tiles ?? [];
  const Heading = itemHeading(block);
  const isHeaded = Boolean(block.heading || block.eyebrow || block.intro || editing?.showsEmpty);
  return (
    <BlockSection block={block} editing={editing} isStrip={!isHeaded}>
      <ul className={cn('grid gap-px overflow-clip bg-line @2xl:grid-cols-2', perRow(tiles.length))}>
        {tiles.map(({ id, figure, title, text }, index) => {
          const lead = slot(`tiles.${index}.figure`, figure);
          return (
            <li key={id ?? index} className={cn('feature-tile', isHeaded ? '@5xl:py-2' : '@2xl:py-8 @5xl:py-12')}>
              {lead && (
                <span aria-hidden={editing ? undefined : true} className="feature-tile-figure font-display">
                  {lead}
                </span>
              )}
              <div>
                <Heading className={lead ? 'text-xl leading-tight' : 'text-subheading'}>
                  {slot(`tiles.${index}.title`, title)}
                </Heading>
                <p className="mt-1.5 text-sm text-ink-muted">{slot(`tiles.${index}.text`, text, MULTILINE)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
