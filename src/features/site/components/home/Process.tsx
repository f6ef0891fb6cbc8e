import { Section, SectionHeading } from '@/ui/Section';

const steps = [
  { title: 'Design', text: 'Pick a garment and tell us your colours, crest, names and numbers.' },
  { title: 'Approve', text: 'We draw a proof of every piece. Nothing is cut until you say yes.' },
  { title: 'Play', text: 'Printed, sewn and checked under one roof, and with you in 2-3 weeks.' },
] as const;

/** From idea to kit in three steps (spec §2). */
export function Process() {
  return (
    <Section tone="night" aria-labelledby="home-process" className="relative isolate overflow-clip">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-[radial-gradient(50rem_30rem_at_100%_0%,rgb(124_58_237/0.45),transparent_70%)]"
      />
      <SectionHeading id="home-process" eyebrow="How it works" title="Three steps to match day" />
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative border-t-3 border-line pt-6">
            <span aria-hidden className="absolute -top-[3px] left-0 h-[3px] w-20 bg-volt" />
            <span
              aria-hidden
              className="block font-display text-[6.5rem] leading-[0.8] font-bold tracking-tighter text-transparent [-webkit-text-stroke:2px_var(--color-brand-hover)]"
            >
              {index + 1}
            </span>
            <h3 className="mt-6 text-heading">{title}</h3>
            <p className="mt-2.5 max-w-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
