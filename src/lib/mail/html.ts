/** HTML that is safe to send as it is. */
export class Html {
  constructor(readonly source: string) {}
  toString(): string {
    return this.source;
  }
}

type Piece = Html | string | number | false | null | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (piece: Piece | readonly Piece[]): string => {
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (piece instanceof Html) return piece.source;
  return piece === false || piece === null || piece === undefined ? '' : escapeHtml(String(piece));
};

/** A template whose values are escaped unless they are `html` themselves; lists are joined, nothing and false left out. */
export function html(parts: TemplateStringsArray, ...values: (Piece | readonly Piece[])[]): Html {
  return new Html(parts.reduce((source, part, index) => source + render(values[index - 1]) + part));
}

/** Several lines of plain text, with their line breaks. */
export const lines = (text: string): Html =>
  new Html(
    text
      .split('\n')
      .map((line) => escapeHtml(line))
      .join('<br>'),
  );
