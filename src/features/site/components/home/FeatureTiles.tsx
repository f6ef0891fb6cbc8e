import { Container } from '@/ui/Container';

const features = [
  {
    figure: '10+',
    title: 'Bulk discounts from 10 pieces',
    text: 'The bigger the squad, the smaller the price of each shirt.',
  },
  {
    figure: '2-3',
    title: '2-3 weeks turnaround',
    text: 'Counted from the proof you approve to the parcel at your door.',
  },
  {
    figure: '1',
    title: 'No minimum order',
    text: 'One shirt for a new signing gets the care a whole club gets.',
  },
  {
    figure: '$0',
    title: 'Free shipping',
    text: 'To any address in the United Kingdom, whatever the order.',
  },
] as const;

/** Four reasons, each led by its figure. */
export function FeatureTiles() {
  return (
    <section aria-label="Why teams choose us" className="border-b border-line">
      <Container>
        <ul className="grid sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ figure, title, text }) => (
            <li
              key={title}
              className="flex gap-5 border-line py-6 not-first:border-t sm:px-6 sm:py-8 sm:nth-2:border-t-0 sm:even:border-l lg:flex-col lg:gap-4 lg:border-t-0! lg:py-12 lg:not-first:border-l lg:first:pl-0"
            >
              <span
                aria-hidden
                className="w-20 shrink-0 font-display text-5xl leading-[0.85] font-bold tracking-tight text-accent lg:w-auto lg:text-7xl"
              >
                {figure}
              </span>
              <div>
                <h2 className="text-xl leading-tight">{title}</h2>
                <p className="mt-1.5 text-sm text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
