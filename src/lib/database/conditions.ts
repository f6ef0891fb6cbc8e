import { Parameters } from './parameters';
import { phonePattern, searchPatterns } from './search-patterns';

/** Conditions of a statement with the values of its parameters. */
export class Conditions extends Parameters {
  private readonly clauses: string[] = [];

  /** Requires `column` to be `value`; 'all' leaves it open. */
  equal(column: string, value: string): this {
    if (value !== 'all') this.clauses.push(`${column} = ${this.parameter(value)}`);
    return this;
  }

  /** Requires every word of the search in `text`, or the phone number that it is. */
  contain(text: string, search: string): this {
    return this.add(this.words(text, search));
  }

  add(clause: string): this {
    this.clauses.push(clause);
    return this;
  }

  /**
   * The condition for a part of the statement; 'true' without a search. One comparison for each word, so that a trigram
   * index serves them: it cannot serve `ilike all (…)`.
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
