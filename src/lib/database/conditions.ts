import { Parameters } from './parameters';
import { isShort, phonePattern, searchPatterns } from './search-patterns';

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

  /** 'true' without a search. An `ilike` for each word, as a trigram index serves neither `ilike all (…)` nor short parts of words. */
  words(text: string, search: string): string {
    const has = (pattern: string) => `(${text}) ilike ${this.parameter(pattern)}`;
    const found = searchPatterns(search) ?? [];
    const words = found
      .map((pattern) =>
        isShort(pattern) ? `(${has(pattern.slice(1))} or ${has(`% ${pattern.slice(1)}`)})` : has(pattern),
      )
      .join(' and ');
    const phone = phonePattern(search);
    return phone ? `((${words}) or ${has(phone)})` : words || 'true';
  }

  get sql(): string {
    return this.clauses.join(' and ') || 'true';
  }
}
