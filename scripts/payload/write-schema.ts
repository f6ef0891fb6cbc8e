import { writeFileSync } from 'node:fs';
import { printedSchema } from '@/modules/api/graphql-schema';

/** Part of `npm run generate`: writes the public GraphQL schema. */
writeFileSync('docs/schema.graphql', await printedSchema());
