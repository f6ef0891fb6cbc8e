export class Markup {
  constructor(readonly source: string) {}
}

type Piece = Markup | string | number | false | null | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (piece: Piece | readonly Piece[]): string => {
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (piece instanceof Markup) return piece.source;
  return piece === false || piece === null || piece === undefined ? '' : escapeHtml(String(piece));
};

/** Escapes all values except `markup`; joins lists, leaves out nullish values and false. */
export function markup(parts: TemplateStringsArray, ...values: (Piece | readonly Piece[])[]): Markup {
  return new Markup(parts.reduce((source, part, index) => source + render(values[index - 1]) + part));
}

export const lines = (text: string): Markup =>
  new Markup(
    text
      .split('\n')
      .map((line) => escapeHtml(line))
      .join('<br>'),
  );
