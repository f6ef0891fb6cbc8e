import { BlockPicture } from './BlockPicture';
import { BlockSection } from './BlockSection';
import { pictureSource } from './picture-source';
import { slotsOf } from './slots';
import type { BlockOf, BlockViewProps } from './types';

const rows: Record<BlockOf<'gallery'>['perRow'], { grid: string; sizes: string }> = {
  '2': { grid: '@2xl:grid-cols-2', sizes: '(min-width: 1344px) 620px, (min-width: 672px) 46vw, 95vw' },
  '3': { grid: 'grid-cols-2 @3xl:grid-cols-3', sizes: '(min-width: 1344px) 410px, (min-width: 768px) 31vw, 46vw' },
  '4': { grid: 'grid-cols-2 @5xl:grid-cols-4', sizes: '(min-width: 1344px) 300px, (min-width: 1024px) 23vw, 46vw' },
};

export function GalleryBlockView({ block, data, editing }: BlockViewProps<'gallery'>) {
  const slot = slotsOf(editing);
  const { grid, sizes } = rows[block.perRow] ?? rows['3'];
  return (
    <BlockSection block={block} editing={editing}>
      <ul className={`grid gap-3 @2xl:gap-5 ${grid}`}>
        {(block.items ?? []).map(({ id, src, alt, caption }, index) => {
          const picture = pictureSource(src, data);
          if (!picture) return null;
          const words = slot(`items.${index}.caption`, caption);
          return (
            <li key={id ?? index}>
              <figure>
                <div className="overflow-clip rounded-card bg-surface-sunken">
                  <BlockPicture
                    picture={picture}
                    alt={alt ?? picture.alt ?? ''}
                    sizes={sizes}
                    className="aspect-4/3 w-full object-cover"
                  />
                </div>
                {words && <figcaption className="mt-2.5 text-sm text-ink-muted">{words}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
