import { Section, SectionHeading } from '@/ui/Section';
import { StarRating } from '@/ui/StarRating';

const testimonials = [
  {
    quote:
      'Twelve dresses, four of them in sizes nobody else would make, and the purple matches last year’s to the shade.',
    name: 'Hannah Whitfield',
    role: 'Head coach, Northside Netball',
  },
  {
    quote: 'They found the mistake in our sponsor’s logo before we did. The proof alone was worth the switch.',
    name: 'Marcus Oyelaran',
    role: 'Kit manager, Riverside FC',
  },
  {
    quote: 'Three seasons of scrums and the seams have not moved. New signings get the same jersey within the month.',
    name: 'Gareth Pryce',
    role: 'Captain, Millbrook RFC',
  },
] as const;

/** What three teams say (spec §2). */
export function Testimonials() {
  return (
    <Section tone="sunken" aria-labelledby="home-testimonials">
      <SectionHeading id="home-testimonials" eyebrow="From the touchline" title="Teams that wear it" />
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map(({ quote, name, role }) => (
          <li key={name} className="card card-lg relative flex">
            <span
              aria-hidden
              className="absolute -top-2 right-5 font-display text-[9rem] leading-none font-bold text-brand/15 select-none before:content-['”']"
            />
            <figure className="relative flex flex-col gap-5">
              <StarRating rating={5} showText={false} />
              <blockquote className="text-lead leading-relaxed">{quote}</blockquote>
              <figcaption className="mt-auto border-l-4 border-brand pl-4">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-muted">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
