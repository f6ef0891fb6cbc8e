import { safePicture } from '@/domain/safe-address';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { BlockLink } from './BlockLink';
import type { Alignment, BlockViewProps } from './types';

const places: Record<Alignment, { text: string; shade: string }> = {
  left: {
    text: 'items-start text-left',
    shade: 'max-md:bg-night/75 md:bg-linear-to-r md:from-night md:via-night/55 md:to-transparent',
  },
  center: { text: 'items-center text-center', shade: 'bg-night/70' },
  right: {
    text: 'items-end text-right',
    shade: 'max-md:bg-night/75 md:bg-linear-to-l md:from-night md:via-night/55 md:to-transparent',
  },
};

/** A band at least 500 px high (spec §3): title, subtitle and a button, on a picture or under our own floodlights. */
export function HeroBlockView({ block, isLead }: BlockViewProps<'hero'>) {
  const { title, subtitle, buttonText, buttonLink, backgroundImage, alignment } = block;
  const picture = safePicture(backgroundImage);
  const place = places[alignment];
  const Heading = isLead ? 'h1' : 'h2';
  return (
    <section className="on-night relative isolate flex min-h-[500px] items-center overflow-clip bg-night text-ink">
      {picture ? (
        <>
          <img
            src={picture}
            alt=""
            loading={isLead ? 'eager' : 'lazy'}
            fetchPriority={isLead ? 'high' : undefined}
            className="absolute inset-0 -z-20 size-full object-cover"
          />
          <div className={cn('absolute inset-0 -z-10', place.shade)} />
        </>
      ) : (
        <Floodlights title={title} alignment={alignment} />
      )}
      <Container className={cn('flex flex-col py-section', place.text)}>
        <Heading className="max-w-[min(100%,64rem)] text-[clamp(2.75rem,1.6rem+4.8vw,5.75rem)] leading-[0.92] break-words">
          {title}
        </Heading>
        <div aria-hidden className="mt-6 flex gap-1.5">
          <span className="h-2 w-14 -skew-x-24 bg-brand" />
          <span className="h-2 w-5 -skew-x-24 bg-volt" />
        </div>
        {subtitle && <p className="mt-6 max-w-xl text-lead whitespace-pre-line text-ink-muted">{subtitle}</p>}
        {buttonText && (
          <BlockLink address={buttonLink} className={cn(buttonClass('primary', 'lg'), 'mt-8')}>
            {buttonText}
          </BlockLink>
        )}
      </Container>
    </section>
  );
}

/** What stands behind a hero without a picture: two beams, a purple glow, and the title itself, huge and dim. */
function Floodlights({ title, alignment }: { title: string; alignment: Alignment }) {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-clip">
      <div className="absolute inset-0 bg-[radial-gradient(60rem_34rem_at_85%_-5%,rgb(124_58_237/0.6),transparent_70%),radial-gradient(40rem_24rem_at_-5%_110%,rgb(124_58_237/0.35),transparent_70%)]" />
      <div className="absolute -top-1/4 right-[8%] h-[150%] w-40 rotate-24 bg-linear-to-b from-white/12 to-transparent" />
      <div className="absolute -top-1/4 right-[26%] h-[150%] w-16 rotate-24 bg-linear-to-b from-white/9 to-transparent" />
      <div
        data-title={title}
        className={cn(
          'absolute -bottom-[0.2em] font-display text-[clamp(8rem,24vw,22rem)] leading-none font-bold tracking-tighter whitespace-nowrap text-white/[0.045] uppercase before:content-[attr(data-title)]',
          alignment === 'right' ? 'left-0' : 'right-0',
        )}
      />
    </div>
  );
}
