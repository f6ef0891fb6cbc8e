import { Parameters } from './parameters';
import { phonePattern, searchPatterns } from './search-patterns';

/** The conditions of a statement, with the values of its parameters. */
export class Conditions extends Parameters {
  private readonly clauses: string[] = [];

  /** `column` must be `value`; 'all' leaves it open. */
  equal(column: string, value: string): this {
    if (value !== 'all') this.clauses.push(`${column} = ${this.parameter(value)}`);
    return this;
  }

  /** Every word of the search must be in `text`, or the phone number that the search is. */
  contain(text: string, search: string): this {
    return this.add(this.words(text, search));
  }

  add(clause: string): this {
    this.clauses.push(clause);
    return this;
  }

  /**
   * The condition itself, for a part of the statement; 'true' where nothing is searched for. One comparison for each
   * word, so that an index by trigrams serves them: of `ilike all (…)` it knows nothing.
   */
  words(text: string, search: string): string {
    const has = (pattern: string) => `(${text}) ilike ${this.parameter(pattern)}`;
    const words = (searchPatterns(search) ?? []).map(has).join(' and ');
    const phone = phonePattern(search);
    return phone ? `((${words}) or ${has(phone)})` : words || 'true';
  }

  get sql(): string {
    return this.clauses.join(' and ') || 'true';
  }
}
