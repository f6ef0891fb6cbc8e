/** Width of printing rolls, and the gap between pieces, in millimetres. */
export const ROLL_WIDTH = 1600;
export const NEST_GAP = 10;

/** Box of a piece with its bleed, in millimetres. Never turned: the grain of the cloth runs along it. */
export interface NestBox {
  width: number;
  height: number;
}

export interface Nest<Piece extends NestBox> {
  /** Used length of the roll, in millimetres. */
  length: number;
  /** From the roll’s left edge and start to the upper left corner. */
  placed: { piece: Piece; x: number; y: number }[];
}

interface Column {
  x: number;
  width: number;
  end: number;
}

/** Highest first, each below the first column with room for it; a piece wider than the roll has a row. Stable. */
export function nestPieces<Piece extends NestBox>(pieces: readonly Piece[], rollWidth = ROLL_WIDTH): Nest<Piece> {
  const rows: { y: number; end: number; columns: Column[] }[] = [];
  const endOf = ({ columns }: { columns: Column[] }) =>
    Math.max(...columns.map(({ x, width }) => x + width + NEST_GAP));

  const placed = pieces
    .toSorted((a, b) => b.height - a.height || b.width - a.width)
    .map((piece) => {
      for (const { end, columns } of rows) {
        const column = columns.find((each) => each.width >= piece.width && each.end + NEST_GAP + piece.height <= end);
        if (column) {
          const y = column.end + NEST_GAP;
          column.end = y + piece.height;
          return { piece, x: column.x, y };
        }
      }
      let row = rows.find((each) => endOf(each) + piece.width <= rollWidth);
      const x = row ? endOf(row) : 0;
      if (!row) {
        const before = rows.at(-1);
        const y = before ? before.end + NEST_GAP : 0;
        row = { y, end: y + piece.height, columns: [] };
        rows.push(row);
      }
      row.columns.push({ x, width: piece.width, end: row.y + piece.height });
      return { piece, x, y: row.y };
    });
  return { length: rows.at(-1)?.end ?? 0, placed };
}
