import Link from 'next/link';
import { ERRORS_PATH } from '@/domain/api/errors';
import type { OpenApi } from '@/modules/api/reference/openapi-document';
import { DEVELOPERS_PATH, DevelopersPage } from './DevelopersPage';
import { GUIDES } from './guides';

export function DevelopersView({ reference }: { reference: OpenApi }) {
  return (
    <DevelopersPage title="Developers" reference={reference}>
      <p>Build a shop, feed a warehouse, or show a club’s kit: all that this site does, programs may do.</p>
      <ul className="list-bullet">
        {GUIDES.map(({ name, title, about }) => (
          <li key={name}>
            <Link href={`${DEVELOPERS_PATH}/${name}`} prefetch={false}>
              {title}
            </Link>
            : {about}
          </li>
        ))}
      </ul>
      <p>
        For tools: <a href="/api/openapi.json">OpenAPI 3.1</a> of REST, the <a href="/api/schema.graphql">schema</a> of
        GraphQL. Both answer{' '}
        <Link href={ERRORS_PATH} prefetch={false}>
          errors
        </Link>{' '}
        of one shape.
      </p>
    </DevelopersPage>
  );
}
