import { Container } from '@/ui/Container';
import { BlockButtons } from './BlockButtons';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function CallToActionBlockView({ block, editing }: BlockViewProps<'callToAction'>) {
  const slot = slotsOf(editing);
  const text = slot('text', block.text, MULTILINE);
  const id = block.id ? `heading-${block.id}` : undefined;
  return (
    <section
      aria-labelledby={id}
      className="relative isolate overflow-clip bg-brand text-brand-ink in-[.block-column]:rounded-card in-[.block-column]:[--gutter:1.5rem]"
    >
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 w-2/3 origin-bottom -skew-x-24 bg-[repeating-linear-gradient(90deg,rgb(255_255_255/0.07)_0_3rem,transparent_3rem_7rem)]"
      />
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-7 py-14 @2xl:py-20">
        <div>
          <h2 id={id} className="text-title">
            {slot('heading', block.heading)}
          </h2>
          {text && <p className="mt-3 max-w-lg text-lead whitespace-pre-line">{text}</p>}
        </div>
        <BlockButtons
          block={block}
          editing={editing}
          firstClassName="bg-volt text-volt-ink hover:bg-volt/85"
          secondClassName="border-white text-white hover:border-white hover:bg-white/15"
        />
      </Container>
    </section>
  );
}
