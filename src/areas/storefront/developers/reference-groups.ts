import { slugOf } from '@/domain/pages/slug';
import type { JsonSchema } from '@/modules/api/reference/json-schema';
import { OPERATIONS, type OpenApi, type Operation } from '@/modules/api/reference/openapi-document';

export type ReferenceOperation = { method: string; path: string; operation: Operation };

export type ReferenceGroup = {
  slug: string;
  name: string;
  description?: string;
  operations: readonly ReferenceOperation[];
};

export function referenceGroups({ tags, paths }: OpenApi): ReferenceGroup[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    OPERATIONS.flatMap((method): ReferenceOperation[] => {
      const operation = methods[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
  return tags.map(({ name, description }) => ({
    slug: slugOf(name),
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

export function referenceHeadings(reference: OpenApi): { name: string; groups: ReferenceGroup[] }[] {
  const groups = referenceGroups(reference);
  return reference['x-tagGroups'].map(({ name, tags }) => ({
    name,
    groups: groups.filter((group) => tags.includes(group.name)),
  }));
}

const NAME = '#/components/schemas/';

export const schemaName = ({ $ref = '' }: JsonSchema): string | undefined =>
  $ref.startsWith(NAME) ? $ref.slice(NAME.length) : undefined;

/** Names of the schemas that operations use, be it within others. */
export function schemasOf(operations: readonly ReferenceOperation[], { components }: OpenApi): string[] {
  const found = new Set<string>();
  const collect = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      collect(components.schemas[name] ?? {});
    }
  };
  operations.forEach(({ operation }) => collect(operation));
  return [...found].sort();
}
