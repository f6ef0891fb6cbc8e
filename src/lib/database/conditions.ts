import { searchPatterns } from './search-patterns';

/** The conditions of a statement, with the values of its parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly clauses: string[] = [];

  /** The parameter that stands for a value. */
  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** `column` must be `value`; 'all' leaves it open. */
  equal(column: string, value: string): this {
    if (value !== 'all') this.clauses.push(`${column} = ${this.parameter(value)}`);
    return this;
  }

  /** Every word of the search must be in `text`; one condition each, so that an index by trigrams serves them. */
  contain(text: string, search: string): this {
    for (const pattern of searchPatterns(search) ?? []) {
      this.clauses.push(`(${text}) ilike ${this.parameter(pattern)}`);
    }
    return this;
  }

  get sql(): string {
    return this.clauses.join(' and ') || 'true';
  }
}
