import { Section, SectionHeading } from '@/ui/Section';
import { MockupDownload } from './MockupDownload';

const mockups = [
  { file: 'football', name: 'Football kit', parts: 'Shirt, shorts and socks' },
  { file: 'netball', name: 'Netball kit', parts: 'Dress, socks and bottle' },
  { file: 'rugby', name: 'Rugby kit', parts: 'Jersey, shorts and socks' },
  { file: 'training', name: 'Training kit', parts: 'Tee, shorts and socks' },
] as const;

/** Kits to draw on before anybody orders (spec §2). */
export function KitMockups() {
  return (
    <Section aria-labelledby="home-mockups">
      <SectionHeading
        id="home-mockups"
        eyebrow="Free downloads"
        title="Free kit mockups"
        intro="Show the committee what you have in mind: take a mockup, add your colours and pass it round."
      />
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {mockups.map(({ file, name, parts }) => (
          <li key={file} className="card flex flex-col">
            <div className="bg-[radial-gradient(circle_at_50%_40%,#ffffff,#dcdae6)] dark:bg-[radial-gradient(circle_at_50%_40%,#4a4a5e,#1b1b26)]">
              <img
                src={`/art/mockup-${file}.webp`}
                alt=""
                width={560}
                height={700}
                loading="lazy"
                className="mx-auto h-auto w-full p-2 drop-shadow-[0_10px_14px_rgb(11_11_18/0.28)] sm:p-4"
              />
            </div>
            <div className="flex grow flex-col gap-4 border-t border-line p-4 sm:p-5">
              <div>
                <h3 className="text-xl leading-none">{name}</h3>
                <p className="mt-1.5 text-sm text-ink-muted">{parts}</p>
              </div>
              <div className="mt-auto">
                <MockupDownload name={name} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
