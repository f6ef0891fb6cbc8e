class Expression {
  constructor(readonly text: string) {}
}

/** As `now()`, or a parameter with its type. */
export const expression = (text: string): Expression => new Expression(text);

export type Row = Record<string, unknown>;

export class Parameters {
  readonly values: unknown[] = [];

  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private textOf(value: unknown): string {
    return value instanceof Expression ? value.text : this.parameter(value);
  }

  insert(table: string, row: Row, from = ''): string {
    const values = Object.values(row).map((value) => this.textOf(value));
    return `insert into ${table} (${Object.keys(row).join(', ')}) select ${values.join(', ')} ${from}`;
  }

  set(row: Row): string {
    return Object.entries(row)
      .map(([column, value]) => `${column} = ${this.textOf(value)}`)
      .join(', ');
  }
}
