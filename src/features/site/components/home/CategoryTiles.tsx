import Link from 'next/link';
import { cn } from '@/ui/cn';
import { ArrowRightIcon } from '@/ui/icons';
import { Section, SectionHeading } from '@/ui/Section';

const tiles = [
  { slug: 'netball', name: 'Netball', note: 'Dresses, bibs, warm-ups', glow: 'from-[#9b5cff] to-[#3b1487]' },
  { slug: 'football', name: 'Football', note: 'Full kits, names, numbers', glow: 'from-[#ef4747] to-[#6b0f18]' },
  { slug: 'training', name: 'Training', note: 'Tees, tops, hoodies', glow: 'from-[#6b7280] to-[#1b1c28]' },
  { slug: 'accessories', name: 'Accessories', note: 'Bags, socks, bottles', glow: 'from-[#3ba3f5] to-[#0b2a66]' },
] as const;

/** The four ways into the shop (spec §2). */
export function CategoryTiles() {
  return (
    <Section aria-labelledby="home-categories">
      <SectionHeading
        id="home-categories"
        eyebrow="Find your sport"
        title="Shop by category"
        action={
          <Link
            href="/shop"
            prefetch={false}
            className="sporty group/all flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
          >
            All products
            <ArrowRightIcon className="size-5 transition-transform group-hover/all:translate-x-1" />
          </Link>
        }
      />
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {tiles.map(({ slug, name, note, glow }) => (
          <li key={slug}>
            <Link
              href={`/shop?category=${slug}`}
              prefetch={false}
              className={cn(
                'group/tile on-night relative isolate flex aspect-4/5 flex-col justify-end overflow-clip rounded-card bg-radial-[at_50%_35%] p-4 text-white sm:p-6',
                glow,
              )}
            >
              <span
                aria-hidden
                className="absolute inset-y-0 left-[58%] -z-20 w-24 -skew-x-24 bg-white/8 transition-transform duration-500 group-hover/tile:translate-x-6"
              />
              <img
                src={`/art/category-${slug}.webp`}
                alt=""
                width={560}
                height={700}
                loading="lazy"
                className="absolute inset-x-0 top-0 -z-10 mx-auto h-auto w-[92%] drop-shadow-[0_18px_22px_rgb(0_0_0/0.45)] transition-transform duration-300 group-hover/tile:-translate-y-1.5 group-hover/tile:scale-104"
              />
              <span
                aria-hidden
                className="absolute inset-x-0 bottom-0 -z-10 h-3/5 bg-linear-to-t from-black/85 via-black/45 to-transparent"
              />
              <span className="flex items-end justify-between gap-2">
                <span>
                  <span className="block font-display text-[clamp(1.5rem,1.1rem+1.7vw,2.25rem)] leading-none font-bold uppercase">
                    {name}
                  </span>
                  <span className="mt-1.5 block text-sm leading-snug text-white/85 max-sm:text-xs">{note}</span>
                </span>
                <ArrowRightIcon className="size-6 shrink-0 text-volt transition-transform group-hover/tile:translate-x-1 max-sm:size-5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
