import { lexer, type Token, type Tokens } from 'marked';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Shows texts of our own: guides, and descriptions in the reference. */
export function Markdown({ text }: { text: string }) {
  return blocks(lexer(text));
}

const blocks = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Block key={index} token={token} />);

function Block({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { text, tokens } = token as Tokens.Heading;
      return <h2 id={anchorOf(text)}>{inline(tokens)}</h2>;
    }
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case 'list':
      return (
        <ul className="list-bullet">
          {(token as Tokens.List).items.map(({ tokens }, index) => (
            <li key={index}>{tokens.map((each) => ('tokens' in each ? inline(each.tokens ?? []) : each.raw))}</li>
          ))}
        </ul>
      );
    case 'code':
      return <CodeBlock text={(token as Tokens.Code).text} />;
    case 'table':
      return <TextTable table={token as Tokens.Table} />;
    default:
      return null;
  }
}

/** Makes a part that scrolls by itself reachable by keyboard. */
const scrolled = { role: 'group', tabIndex: 0 } as const;
const CELL = 'px-4 py-2.5 text-left align-top';

function TextTable({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <div {...scrolled} aria-label="Table" className="card overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-surface-sunken">
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col" className={CELL}>
                {inline(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-t border-line">
              {cells.map(({ tokens }, index) => (
                <td key={index} className={CELL}>
                  {inline(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CodeBlock({ text }: { text: string }) {
  return (
    <pre
      {...scrolled}
      aria-label="Example"
      className="on-night overflow-x-auto rounded-card bg-night p-4 text-sm text-ink"
    >
      <code className="bg-transparent p-0 font-mono">{text}</code>
    </pre>
  );
}

const inline = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Inline key={index} token={token} />);

function Inline({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'codespan':
      return <code className="font-mono text-[0.9em] wrap-anywhere">{token.text}</code>;
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens)}</strong>;
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      const address = addressOf(href);
      return address ? (
        <Link href={address} prefetch={false}>
          {inline(tokens)}
        </Link>
      ) : (
        inline(tokens)
      );
    }
    default:
      return unescaped(token.raw);
  }
}

/** Finds guides and addresses of the shop; documents of the repository are not served. */
function addressOf(href: string): string | undefined {
  const guide = /^([\w-]+)\.md$/.exec(href)?.[1];
  if (guide) return `/developers/${guide}`;
  return /^(?:\/|https:)/.test(href) ? href : undefined;
}

const unescaped = (text: string): string => text.replaceAll(/\\([|_*`])/g, '$1').replaceAll('\n', ' ');

const anchorOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
