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

/** Large pictures that link to the shop. */
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
              <BlockLink
                address={link}
                className="group/tile on-night relative isolate flex aspect-4/5 flex-col justify-end overflow-clip rounded-card p-4 text-white @2xl:p-6"
              >
                <span
                  aria-hidden
                  className="absolute inset-0 -z-20"
                  style={{
                    backgroundImage: `radial-gradient(at 50% 35%, ${hue}, color-mix(in oklab, ${hue} 38%, #06060c))`,
                  }}
                />
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-[58%] -z-20 w-24 -skew-x-24 bg-white/8 transition-transform duration-500 group-hover/tile:translate-x-6"
                />
                {picture && (
                  <BlockPicture
                    picture={picture}
                    alt=""
                    sizes={SIZES}
                    className="absolute inset-x-0 top-0 -z-10 mx-auto h-auto w-[92%] drop-shadow-[0_18px_22px_rgb(0_0_0/0.45)] transition-transform duration-300 group-hover/tile:-translate-y-1.5 group-hover/tile:scale-104"
                  />
                )}
                <span
                  aria-hidden
                  className="absolute inset-x-0 bottom-0 -z-10 h-3/5 bg-linear-to-t from-black/85 via-black/45 to-transparent"
                />
                <span className="flex items-end justify-between gap-2">
                  <span className="min-w-0 break-words">
                    <span className="block font-display text-[clamp(1.5rem,1.1rem+1.7*var(--page-vw),2.25rem)] @2xs:@max-sm:text-[6cqi] leading-none font-bold uppercase">
                      {slot(`tiles.${index}.title`, title)}
                    </span>
                    <span className="mt-1.5 block text-xs leading-snug text-white/85 @2xl:text-sm">
                      {slot(`tiles.${index}.note`, note)}
                    </span>
                  </span>
                  <ArrowRightIcon className="size-5 shrink-0 text-volt max-sm:hidden transition-transform group-hover/tile:translate-x-1 @2xl:size-6" />
                </span>
              </BlockLink>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
