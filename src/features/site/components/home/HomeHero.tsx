import Link from 'next/link';
import { CheckIcon, ReturnIcon, ShieldIcon } from '@/features/shop/components/icons';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { ArrowRightIcon } from '@/ui/icons';

const WIDE = '(min-width: 1024px)';
const wideSet = '/art/hero-1200.webp 1200w, /art/hero-2000.webp 2000w';
const squareSet = '/art/hero-square-480.webp 480w, /art/hero-square-800.webp 800w';

const promises = [
  { icon: ShieldIcon, text: '2 year warranty' },
  { icon: ReturnIcon, text: 'Easy returns' },
  { icon: CheckIcon, text: 'A proof before we print' },
] as const;

/** The page's first view: what we do, the ways to it, and kits under floodlights. */
export function HomeHero() {
  return (
    <section className="on-night relative isolate flex flex-col overflow-clip bg-night text-ink lg:min-h-[min(40rem,calc(100svh-var(--spacing-header)))] xl:min-h-[min(48rem,calc(100svh-var(--spacing-header)))] lg:justify-center">
      <HeroPicture />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 max-lg:hidden lg:bg-linear-to-r lg:from-night/95 lg:via-night/65 lg:via-40% lg:to-transparent lg:to-60% xl:hidden"
      />
      <Container className="relative pt-10 sm:pt-14 lg:py-20">
        <p className="eyebrow mb-5 text-volt">Custom teamwear, made in the UK</p>
        <h1 className="text-display">
          Play in
          <br />
          your colours
        </h1>
        <p className="mt-5 max-w-md text-lead text-ink-muted">
          Match kits, training wear and bags for schools, clubs and Sunday sides. Designed with you, made for you.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/shop" prefetch={false} className={cn(buttonClass('primary', 'lg'), 'group/shop')}>
            Shop Now
            <ArrowRightIcon className="size-5 transition-transform group-hover/shop:translate-x-1" />
          </Link>
          <Link
            href="/custom-kits"
            prefetch={false}
            className={cn(
              buttonClass('outline', 'lg'),
              'border-white/70 bg-night/40 hover:border-white hover:bg-white/10',
            )}
          >
            Kit Designs
          </Link>
        </div>
        <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-2.5 text-sm">
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon className="size-5 text-volt" />
              {text}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Behind the text where there is room for both side by side, below it elsewhere; asked for before anything else. */
function HeroPicture() {
  return (
    <>
      <link
        rel="preload"
        as="image"
        href="/art/hero-1200.webp"
        imageSrcSet={wideSet}
        imageSizes="100vw"
        media={WIDE}
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        href="/art/hero-square-800.webp"
        imageSrcSet={squareSet}
        imageSizes="100vw"
        media={`not all and ${WIDE}`}
        fetchPriority="high"
      />
      <picture className="contents">
        <source media={WIDE} srcSet={wideSet} sizes="100vw" width={2000} height={1200} />
        <img
          src="/art/hero-square-800.webp"
          srcSet={squareSet}
          sizes="100vw"
          width={800}
          height={800}
          alt=""
          fetchPriority="high"
          className="-z-10 order-last -mt-6 aspect-5/4 w-full object-cover object-top max-lg:mask-t-from-72% lg:absolute lg:inset-0 lg:mt-0 lg:aspect-auto lg:h-full lg:object-right"
        />
      </picture>
    </>
  );
}
