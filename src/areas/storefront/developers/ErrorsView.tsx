import { API_ERRORS } from '@/domain/api/errors';
import type { OpenApi } from '@/modules/api/reference/openapi-document';
import { DevelopersPage } from './DevelopersPage';
import { Markdown } from './Markdown';

export const ERRORS_ABOUT = 'Codes of errors, what each means, and what to do.';

const INTRO = `Every error of the API has one shape, as the [first request](first-request.md) shows it.

Go by \`code\`: it stays what it is, where messages may change. \`type\` leads to its description here, as [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) has it.
A few requests answer a code with another status than the usual one below; their reference says so. Treat a code that you do not know by its status: there may be more one day.`;

export function ErrorsView({ reference }: { reference: OpenApi }) {
  return (
    <DevelopersPage title="Errors" reference={reference}>
      <Markdown text={INTRO} />
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {Object.entries(API_ERRORS).map(([code, { status, meaning, remedy }]) => (
          <div
            key={code}
            id={code}
            className="scroll-mt-header rounded-control py-3 target:bg-surface-sunken target:px-3"
          >
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <a href={`#${code}`} className="inline-block min-h-6 font-mono font-semibold wrap-anywhere">
                {code}
              </a>
              <span className="text-sm text-ink-muted tabular-nums">{status}</span>
            </dt>
            <dd className="text-sm">
              <Markdown text={`${meaning} ${remedy}`} />
            </dd>
          </div>
        ))}
      </dl>
    </DevelopersPage>
  );
}
