import { CheckIcon } from '@/ui/shop-icons';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { ArrowRightIcon } from '@/ui/icons';
import { BlockButtons } from './BlockButtons';
import { HeroBackground, HeroStage } from './HeroPicture';
import { pictureSource } from './picture-source';
import { MULTILINE, slotsOf } from './slots';
import { rowAlignments } from './text-look';
import type { Alignment, BlockViewProps } from './types';

const words: Record<Alignment, string> = {
  left: 'items-start text-left',
  center: 'items-center text-center',
  right: 'items-end text-right',
};

/** With a second picture for small screens it is the shop’s opening stage. */
export function HeroBlockView({ block, isLead, data, editing, heroPicture }: BlockViewProps<'hero'>) {
  const { alignment } = block;
  const wide = pictureSource(block.backgroundImage, data);
  const small = wide && pictureSource(block.smallImage, data);
  return (
    <section
      className={cn(
        'on-night relative isolate flex min-h-[500px] flex-col overflow-clip bg-night text-ink',
        small
          ? 'lg:min-h-[min(40rem,calc(100*var(--page-vh)-var(--spacing-header)))] lg:justify-center xl:min-h-[min(48rem,calc(100*var(--page-vh)-var(--spacing-header)))]'
          : 'justify-center',
        'in-[.block-column]:rounded-card in-[.block-column]:[--gutter:1.5rem]',
      )}
    >
      {wide && small && <HeroStage wide={wide} small={small} isLead={isLead} shown={heroPicture} />}
      {wide && !small && <HeroBackground wide={wide} isLead={isLead} alignment={alignment} />}
      {!wide && <Floodlights title={block.title} alignment={alignment} />}
      <Container
        className={cn('relative flex flex-col', small ? 'pt-10 sm:pt-14 lg:py-20' : 'py-section', words[alignment])}
      >
        <HeroWords block={block} editing={editing} isLead={isLead} isStage={Boolean(small)} />
      </Container>
    </section>
  );
}

type HeroWordsProps = Pick<BlockViewProps<'hero'>, 'block' | 'editing' | 'isLead'> & { isStage: boolean };

function HeroWords({ block, editing, isLead, isStage }: HeroWordsProps) {
  const slot = slotsOf(editing);
  const eyebrow = slot('eyebrow', block.eyebrow);
  const subtitle = slot('subtitle', block.subtitle, MULTILINE);
  const Heading = isLead ? 'h1' : 'h2';
  return (
    <>
      {eyebrow && <p className="eyebrow mb-5 text-volt">{eyebrow}</p>}
      <Heading
        className={
          isStage
            ? 'max-w-[min(100%,8em)] text-display break-words'
            : 'max-w-[min(100%,64rem)] text-[min(clamp(2.75rem,1.6rem+4.8*var(--page-vw),5.75rem),13*var(--page-vw))] leading-[0.92] break-words'
        }
      >
        {slot('title', block.title)}
      </Heading>
      {!isStage && (
        <div aria-hidden className="mt-6 flex gap-1.5">
          <span className="h-2 w-14 -skew-x-24 bg-brand" />
          <span className="h-2 w-5 -skew-x-24 bg-volt" />
        </div>
      )}
      {subtitle && (
        <p className={cn('text-lead whitespace-pre-line text-ink-muted', isStage ? 'mt-5 max-w-md' : 'mt-6 max-w-xl')}>
          {subtitle}
        </p>
      )}
      <BlockButtons
        block={block}
        editing={editing}
        className={cn('mt-7', rowAlignments[block.alignment])}
        firstClassName="group/first"
        secondClassName="border-white/70 bg-night/40 hover:border-white hover:bg-white/10"
        icon={<ArrowRightIcon className="size-5 transition-transform group-hover/first:translate-x-1" />}
      />
      <HeroPoints block={block} editing={editing} />
    </>
  );
}

function HeroPoints({ block, editing }: Pick<HeroWordsProps, 'block' | 'editing'>) {
  const points = block.points ?? [];
  if (points.length === 0) return null;
  return (
    <ul className={cn('mt-9 flex flex-wrap gap-x-6 gap-y-2.5 text-sm', rowAlignments[block.alignment])}>
      {points.map(({ id, text }, index) => (
        <li key={id ?? index} className="flex items-center gap-2">
          <CheckIcon className="size-5 text-volt" />
          {slotsOf(editing)(`points.${index}.text`, text)}
        </li>
      ))}
    </ul>
  );
}

function Floodlights({ title, alignment }: { title: string; alignment: Alignment }) {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-clip">
      <div className="absolute inset-0 bg-[radial-gradient(60rem_34rem_at_85%_-5%,rgb(124_58_237/0.6),transparent_70%),radial-gradient(40rem_24rem_at_-5%_110%,rgb(124_58_237/0.35),transparent_70%)]" />
      <div className="absolute -top-1/4 right-[8%] h-[150%] w-40 rotate-24 bg-linear-to-b from-white/12 to-transparent" />
      <div className="absolute -top-1/4 right-[26%] h-[150%] w-16 rotate-24 bg-linear-to-b from-white/9 to-transparent" />
      <div
        data-title={title}
        className={cn(
          'absolute -bottom-[0.2em] font-display text-[clamp(8rem,24*var(--page-vw),22rem)] leading-none font-bold tracking-tighter whitespace-nowrap text-white/[0.045] uppercase before:content-[attr(data-title)]',
          alignment === 'right' ? 'left-0' : 'right-0',
        )}
      />
    </div>
  );
}
