import { KIT_SPORT_LABELS, KIT_SPORTS } from '@/domain/kits/document/kit-sports';
import { KIT_GALLERY, type GalleryDesign } from '@/domain/kits/gallery/kit-gallery';
import { buttonClass } from '@/ui/button-class';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';

const FORMATS = ['pdf', 'png', 'svg'] as const;

export function MockupsView() {
  return (
    <Container className="py-section">
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Custom Kits', href: '/custom-kits' }, { label: 'Kit Mockups' }]}
      />
      <h1 className="mt-4 text-heading">Free kit mockups</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-muted">
        Show the committee what you have in mind. Download a mockup as it is, or make it yours in the designer.
      </p>
      <nav aria-label="Sports" className="mt-6 flex flex-wrap gap-2">
        {KIT_SPORTS.map((sport) => (
          <a key={sport} href={`#${sport}`} className={buttonClass('outline', 'sm')}>
            {KIT_SPORT_LABELS[sport]}
          </a>
        ))}
      </nav>
      {KIT_SPORTS.map((sport) => (
        <section key={sport} aria-labelledby={sport} className="mt-10">
          <h2 id={sport} className="scroll-mt-24 text-subheading">
            {KIT_SPORT_LABELS[sport]}
          </h2>
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
            {KIT_GALLERY.filter((design) => design.sport === sport).map((design) => (
              <li key={design.id}>
                <MockupCard design={design} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

function MockupCard({ design: { id, name } }: { design: GalleryDesign }) {
  return (
    <article aria-labelledby={id} className="card flex h-full flex-col">
      <img
        src={`/downloads/kits/${id}.webp`}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        className="aspect-4/5 h-auto w-full border-b border-line kit-stage object-contain p-3"
      />
      <div className="flex grow flex-col gap-3 p-3 sm:p-4">
        <h3 id={id} className="text-xl leading-none">
          {name}
        </h3>
        <p className="text-sm text-ink-muted">
          <span className="max-sm:sr-only">Download </span>
          {FORMATS.map((format, index) => (
            <span key={format}>
              {index > 0 && ' · '}
              <a
                href={`/downloads/kits/${id}.${format}`}
                download
                aria-label={`Download ${name} as ${format.toUpperCase()}`}
                className="inline-block py-1 font-medium text-accent underline underline-offset-4"
              >
                {format.toUpperCase()}
              </a>
            </span>
          ))}
        </p>
        <a
          href={`/custom-kits/designer?design=${id}`}
          aria-label={`Make ${name} yours`}
          className={`${buttonClass('outline', 'sm')} mt-auto w-full`}
        >
          Make it yours
        </a>
      </div>
    </article>
  );
}
