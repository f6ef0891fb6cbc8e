import { Fragment } from 'react';
import type { OpenApi, Operation, Parameter, Response } from '@/modules/api/reference/openapi-document';
import { DevelopersPage } from './DevelopersPage';
import { Markdown } from './Markdown';
import { schemasOf, type ReferenceGroup, type ReferenceOperation } from './reference-groups';
import { SchemaFields, TypeWords } from './SchemaView';

type ReferenceViewProps = { group: ReferenceGroup; reference: OpenApi };

export function ReferenceView({ group: { name, description, operations }, reference }: ReferenceViewProps) {
  const schemas = schemasOf(operations, reference);
  return (
    <DevelopersPage title={name} reference={reference}>
      {description && <Markdown text={description} />}
      <ul className="list-bullet">
        {operations.map(({ method, path, operation }) => (
          <li key={operation.operationId}>
            <a href={`#${operation.operationId}`} className="inline-block min-h-6">
              {method} <span className="wrap-anywhere">{path}</span>
            </a>
          </li>
        ))}
      </ul>
      {operations.map((each) => (
        <OperationView key={each.operation.operationId} {...each} reference={reference} />
      ))}
      {schemas.length > 0 && <h2>Objects</h2>}
      {schemas.map((each) => (
        <section key={each} aria-labelledby={each}>
          <h3 id={each} className="mb-2">
            {each}
          </h3>
          <SchemaFields schema={reference.components.schemas[each] ?? {}} />
        </section>
      ))}
    </DevelopersPage>
  );
}

function OperationView({ method, path, operation, reference }: ReferenceOperation & { reference: OpenApi }) {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const known = parameters.map((each) => resolved(each, reference));
  return (
    <section aria-labelledby={operationId} className="border-t border-line pt-[1.4em]">
      <h2 id={operationId} className="scroll-mt-header">
        {summary}
      </h2>
      <p className="mt-2">
        <code className="font-mono wrap-anywhere">
          {method} {path}
        </code>
        {security && <span className="ml-3 text-sm text-ink-muted">{callerWords(security)}</span>}
      </p>
      {description && <Markdown text={description} />}
      {known.length > 0 && (
        <>
          <h3 className="mt-4 mb-2">Parameters</h3>
          <dl className="divide-y divide-line border-y border-line">
            {known.map(({ name, required, description: meaning, schema }) => (
              <div key={name} className="py-2.5">
                <dt className="flex flex-wrap items-baseline gap-x-3">
                  <code className="font-mono font-semibold">{name}</code>
                  <span className="text-sm text-ink-muted">
                    <TypeWords schema={schema} />
                    {required && ', required'}
                  </span>
                </dt>
                <dd className="text-sm">{meaning && <Markdown text={meaning} />}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {requestBody && (
        <>
          <h3 className="mt-4 mb-2">Body</h3>
          <ContentView content={requestBody.content} mark="required" />
        </>
      )}
      <h3 className="mt-4 mb-2">Answers</h3>
      {Object.entries(responses).map(([status, response]) => (
        <ResponseView key={status} status={status} response={response} />
      ))}
    </section>
  );
}

function callerWords(security: NonNullable<Operation['security']>): string {
  const scopes = security.flatMap(({ key }) => key ?? []);
  return scopes.length > 0 ? `signed in, or by a key with ${scopes.join(', ')}` : 'signed in';
}

type Known = Exclude<Parameter, { $ref: string }>;

function resolved(parameter: Parameter, { components }: OpenApi): Known {
  if (!('$ref' in parameter)) return parameter;
  const found = components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (!found || '$ref' in found) throw new Error(`No parameter is called ${parameter.$ref}.`);
  return found;
}

function ResponseView({ status, response }: { status: string; response: Response }) {
  if ('$ref' in response) return null;
  const isSuccess = status.startsWith('2');
  return (
    <div className="mt-2">
      <div className="flex flex-wrap gap-x-2 text-sm">
        <strong className="tabular-nums">{status}</strong>
        {!isSuccess && <Markdown text={response.description} />}
      </div>
      {isSuccess && response.content && <ContentView content={response.content} mark="always" />}
    </div>
  );
}

type ContentViewProps = { content: NonNullable<Operation['requestBody']>['content']; mark: 'always' | 'required' };

function ContentView({ content, mark }: ContentViewProps) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type} className="mt-1">
      {type !== 'application/json' && <p className="text-sm text-ink-muted">{type}</p>}
      {(schema.anyOf ?? [schema]).map((each, index) => (
        <Fragment key={index}>
          {index > 0 && <p className="my-1 text-sm text-ink-muted">or</p>}
          {each.properties ? (
            <SchemaFields schema={each} mark={mark} />
          ) : (
            <p className="text-sm">
              <TypeWords schema={each} />
            </p>
          )}
        </Fragment>
      ))}
    </div>
  ));
}
