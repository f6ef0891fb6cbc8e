import { Parameters } from './parameters';
import { phonePattern, searchPatterns } from './search-patterns';

export class Conditions extends Parameters {
  private readonly clauses: string[] = [];

  /** 'all' leaves the column open. */
  equal(column: string, value: string): this {
    if (value !== 'all') this.clauses.push(`${column} = ${this.parameter(value)}`);
    return this;
  }

  contain(text: string, search: string): this {
    return this.add(this.words(text, search));
  }

  add(clause: string): this {
    this.clauses.push(clause);
    return this;
  }

  /** 'true' without a search. One `ilike` for each word, as a trigram index cannot serve `ilike all (…)`. */
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
