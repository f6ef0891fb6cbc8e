import Link from 'next/link';
import type { ReactNode } from 'react';
import { ERRORS_PATH } from '@/domain/api/errors';
import type { OpenApi } from '@/modules/api/reference/openapi-document';
import { Container } from '@/ui/Container';
import { GUIDES } from './guides';
import { referenceHeadings } from './reference-groups';

export const DEVELOPERS_PATH = '/developers';

type DevelopersPageProps = { title: string; reference: OpenApi; children: ReactNode };

/** A guide or a part of the reference, beside all others. */
export function DevelopersPage({ title, reference, children }: DevelopersPageProps) {
  return (
    <Container className="grid gap-x-12 gap-y-8 py-section lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="Developers" className="max-lg:order-last">
        <Link href={DEVELOPERS_PATH} prefetch={false} className="sporty text-lg">
          Developers
        </Link>
        <Links title="Guides" links={GUIDES.map((guide) => [`${DEVELOPERS_PATH}/${guide.name}`, guide.title])} />
        <Links title="Errors" links={[[ERRORS_PATH, 'Codes of errors']]} />
        {referenceHeadings(reference).map(({ name: heading, groups }) => (
          <Links
            key={heading}
            title={heading}
            links={groups.map(({ slug, name }) => [`${DEVELOPERS_PATH}/reference/${slug}`, name])}
          />
        ))}
      </nav>
      <article className="max-w-4xl min-w-0">
        <h1 className="mb-6 text-title">{title}</h1>
        <div className="rich-text">{children}</div>
      </article>
    </Container>
  );
}

type LinksProps = { title: string; links: readonly (readonly [href: string, name: string])[] };

function Links({ title, links }: LinksProps) {
  return (
    <>
      <p className="eyebrow mt-6 mb-2">{title}</p>
      <ul aria-label={title}>
        {links.map(([href, name]) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="block py-1.5 text-ink-muted hover:text-ink hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
