import { isHexColor } from '@/domain/text/hex';
import { cn } from '@/ui/cn';
import { ArrowRightIcon } from '@/ui/icons';
import { BlockLink } from './BlockLink';
import { BlockPicture } from './BlockPicture';
import { BlockSection } from './BlockSection';
import { pictureSource } from './picture-source';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

const SIZES = '(min-width: 1344px) 300px, (min-width: 1024px) 23vw, 45vw';
const BRAND = '#7c3aed';

export function CategoryTilesBlockView({ block, data, editing }: BlockViewProps<'categoryTiles'>) {
  const slot = slotsOf(editing);
  const tiles = block.tiles ?? [];
  const linkText = slot('linkText', block.linkText);
  return (
    <BlockSection
      block={block}
      editing={editing}
      action={
        linkText && (
          <BlockLink
            address={block.link}
            className="sporty group/all flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
          >
            {linkText}
            <ArrowRightIcon className="size-5 transition-transform group-hover/all:translate-x-1" />
          </BlockLink>
        )
      }
    >
      <ul
        className={cn(
          'grid gap-3 @2xs:grid-cols-2 @2xl:gap-5',
          tiles.length % 3 === 0 ? '@5xl:grid-cols-3' : '@5xl:grid-cols-4',
        )}
      >
        {tiles.map(({ id, title, note, picture: address, link, color }, index) => {
          const picture = pictureSource(address, data);
          const hue = isHexColor(color) ? color : BRAND;
          return (
            <li key={id ?? index}>
              <BlockLink address={link} className="group/tile on-night category-tile">
                <span
                  aria-hidden
                  className="absolute inset-0 -z-20"
                  style={{
                    backgroundImage: `radial-gradient(at 50% 35%, ${hue}, color-mix(in oklab, ${hue} 38%, #06060c))`,
                  }}
                />
                <span aria-hidden className="category-tile-stripe" />
                {picture && <BlockPicture picture={picture} alt="" sizes={SIZES} className="category-tile-picture" />}
                <span aria-hidden className="category-tile-shade" />
                <span className="flex items-end justify-between gap-2">
                  <span className="min-w-0 break-words">
                    <span className="category-tile-title font-display">{slot(`tiles.${index}.title`, title)}</span>
                    <span className="mt-1.5 block text-xs leading-snug text-white/85 @2xl:text-sm">
                      {slot(`tiles.${index}.note`, note)}
                    </span>
                  </span>
                  <ArrowRightIcon className="category-tile-arrow" />
                </span>
              </BlockLink>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
