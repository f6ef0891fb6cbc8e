import { cn } from '@/ui/cn';
import type { PictureSource } from './picture-source';
import type { Alignment, HeroPicture } from './types';

/** Width of the page, px, from which a stage shows its wide picture. */
export const STAGE_WIDTH = 1024;
const WIDE = `(min-width: ${STAGE_WIDTH}px)`;
const EVERYWHERE = '100vw';

/** Shade behind the text: from its side, or over the whole picture. */
const shades: Record<Alignment, string> = {
  left: 'max-lg:bg-night/75 lg:bg-linear-to-r lg:from-night lg:via-night/55 lg:to-transparent',
  center: 'bg-night/70',
  right: 'max-lg:bg-night/75 lg:bg-linear-to-l lg:from-night lg:via-night/55 lg:to-transparent',
};

type HeroPictureProps = { wide: PictureSource; isLead: boolean };

/** Picture behind the text at every width. React preloads images of high priority itself. */
export function HeroBackground({ wide, isLead, alignment }: HeroPictureProps & { alignment: Alignment }) {
  return (
    <>
      <img
        {...imageOf(wide, isLead)}
        alt=""
        style={wide.focus ? { objectPosition: wide.focus } : undefined}
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div className={cn('absolute inset-0 -z-10', shades[alignment])} />
    </>
  );
}

type HeroStageProps = HeroPictureProps & {
  small: PictureSource;
  /** Shows one of the two, whatever the window's width. */
  shown: HeroPicture | undefined;
};

export function HeroStage({ wide, small, isLead, shown }: HeroStageProps) {
  return (
    <>
      {isLead && !shown && (
        <>
          <Preload picture={wide} media={WIDE} />
          <Preload picture={small} media={`not all and ${WIDE}`} />
        </>
      )}
      <picture className="contents">
        {!shown && (
          <source
            media={WIDE}
            srcSet={wide.srcSet ?? wide.src}
            sizes={wide.srcSet && EVERYWHERE}
            width={wide.width}
            height={wide.height}
          />
        )}
        <img
          {...imageOf(shown === 'wide' ? wide : small, isLead)}
          alt=""
          className="-z-10 order-last -mt-6 aspect-5/4 w-full object-cover object-top max-lg:[mask-image:linear-gradient(to_top,#000_72%,transparent)] lg:absolute lg:inset-0 lg:mt-0 lg:aspect-auto lg:h-full lg:object-right"
        />
      </picture>
      <div
        aria-hidden
        className="absolute inset-0 -z-10 max-lg:hidden lg:bg-[linear-gradient(to_right_in_oklab,rgb(11_11_18/0.95),rgb(11_11_18/0.65)_40%,transparent_60%)] @7xl:hidden"
      />
    </>
  );
}

const imageOf = ({ src, srcSet, width, height }: PictureSource, isLead: boolean) =>
  ({
    src,
    srcSet,
    sizes: srcSet && EVERYWHERE,
    width,
    height,
    loading: isLead ? 'eager' : 'lazy',
    fetchPriority: isLead ? 'high' : undefined,
  }) as const;

/** Preload link: React adds none for images of a `<picture>`. */
function Preload({ picture: { src, srcSet }, media }: { picture: PictureSource; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      href={srcSet?.split(' ')[0] ?? src}
      imageSrcSet={srcSet}
      imageSizes={srcSet && EVERYWHERE}
      media={media}
      fetchPriority="high"
    />
  );
}
