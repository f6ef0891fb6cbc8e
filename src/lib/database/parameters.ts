/** A part of a statement that stands where a value would. */
class Expression {
  constructor(readonly text: string) {}
}

/** Value of a column in SQL: `now()`, a parameter with its type. */
export const expression = (text: string): Expression => new Expression(text);

/** Values by column. */
export type Row = Record<string, unknown>;

/** The values of a statement, numbered in the order in which it names them. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The parameter that stands for a value. */
  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private textOf(value: unknown): string {
    return value instanceof Expression ? value.text : this.parameter(value);
  }

  /** An insert of one row, for each row that `from` has. */
  insert(table: string, row: Row, from = ''): string {
    const values = Object.values(row).map((value) => this.textOf(value));
    return `insert into ${table} (${Object.keys(row).join(', ')}) select ${values.join(', ')} ${from}`;
  }

  /** The columns of an update with their values. */
  set(row: Row): string {
    return Object.entries(row)
      .map(([column, value]) => `${column} = ${this.textOf(value)}`)
      .join(', ');
  }
}
