import type { ReactNode } from 'react';
import type { JsonSchema } from '@/modules/api/reference/json-schema';
import { Markdown } from './Markdown';
import { schemaName } from './reference-groups';

type SchemaFieldsProps = {
  schema: JsonSchema;
  /** Word for a field that must be there. */
  mark?: 'always' | 'required';
};

export function SchemaFields({ schema, mark = 'always' }: SchemaFieldsProps) {
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.entries(properties).map(([name, field]) => (
        <div key={name} className="py-2.5">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <code className="font-mono font-semibold">{name}</code>
            <span className="text-sm text-ink-muted">
              <TypeWords schema={field} />
              {required.includes(name) && `, ${mark}`}
            </span>
          </dt>
          <dd className="text-sm">
            {field.description && <Markdown text={field.description} />}
            {objectIn(field) && (
              <div className="mt-2 border-l-2 border-line pl-4">
                <SchemaFields schema={field} mark={mark} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The object that a schema is or holds, unless it has a name. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  const within = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return within.flatMap((part) => (part ? (objectIn(part) ?? []) : [])).at(0);
}

export function TypeWords({ schema }: { schema: JsonSchema }): ReactNode {
  const name = schemaName(schema);
  if (name)
    return (
      <a href={`#${name}`} className="inline-block min-h-6">
        {name}
      </a>
    );
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return joined(options.map((each, index) => <TypeWords key={index} schema={each} />));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items)
    return (
      <>
        list of <TypeWords schema={schema.items} />
      </>
    );
  const types = [schema.type ?? 'any'].flat();
  return types.join(' or ');
}

const joined = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, index) => (
    <span key={index}>
      {index > 0 && ' or '}
      {part}
    </span>
  ));
