import { describe, expect, it } from 'vitest';
import { backNameOf, cutNameText, printedNameProblem, splitName } from './back-name';

const printed = (
  name: string,
  backNames: 'surname' | 'initial_surname' | 'as_typed' = 'surname',
  capitalNames = true,
) => backNameOf({ name, nameOnBack: null }, { backNames, capitalNames }).text;

describe('a name on a back', () => {
  it.each([
    ['Bea van der Berg', 'VAN DER BERG'],
    ['Smith, John', 'SMITH'],
    ['van der Berg, Bea', 'VAN DER BERG'],
    [' Isla  Munro ', 'MUNRO'],
    ['Pelé', 'PELÉ'],
    ['John Smith Jr.', 'SMITH JR.'],
    ['John Smith, Jr', 'SMITH JR'],
    ['Smith, John, III', 'SMITH III'],
    ['Henry Jones III', 'JONES III'],
    ['María de la Cruz', 'DE LA CRUZ'],
    ['Maria da Silva Costa', 'DA SILVA COSTA'],
    ['De Bruyne', 'DE BRUYNE'],
    ['Niamh Ní Dhomhnaill', 'NÍ DHOMHNAILL'],
    ['Abi Smith-Jones', 'SMITH-JONES'],
    ['Sean O’Neil', 'O’NEIL'],
    [' ', ''],
  ])('of %s is %s', (name, text) => {
    expect(printed(name)).toBe(text);
  });

  it('follows the team’s rule, and is in capitals for all or for none', () => {
    expect(printed('Bea van der Berg', 'initial_surname')).toBe('B. VAN DER BERG');
    expect(printed('Smith, John', 'initial_surname')).toBe('J. SMITH');
    expect(printed('Pelé', 'initial_surname')).toBe('PELÉ');
    expect(printed('Bea  van der Berg', 'as_typed')).toBe('BEA VAN DER BERG');
    expect(printed('Bea van der Berg', 'surname', false)).toBe('van der Berg');
    const own = { name: 'Bea Munro', nameOnBack: 'Izzy' };
    expect(backNameOf(own, { backNames: 'surname', capitalNames: true }).text).toBe('IZZY');
    expect(backNameOf(own, { backNames: 'surname', capitalNames: false }).text).toBe('Izzy');
  });

  it('says what is cut', () => {
    const rules = { backNames: 'surname', capitalNames: false } as const;
    const long = { name: 'Bea van der Lindqvist-Hammarskjöld', nameOnBack: null };
    expect(cutNameText(long, rules)).toBe(
      '“van der Lindqvist-Hammarskjöld” is cut to “van der Lindqvist-Ha”: a back has room for 20 characters.',
    );
    expect(cutNameText({ name: 'Bea Berg', nameOnBack: null }, rules)).toBeUndefined();
  });

  it('leaves the given names where they are', () => {
    expect(splitName('Anna Maria van Dijk')).toEqual({ given: 'Anna Maria', surname: 'van Dijk' });
  });
});

it('is refused by what is printed of a player', () => {
  expect(printedNameProblem({ name: '小明 Wang', nameOnBack: null })).toBeUndefined();
  const asTyped = { backNames: 'as_typed', capitalNames: true } as const;
  expect(printedNameProblem({ name: '小明 Wang', nameOnBack: null }, asTyped)).toMatch(/^“小” cannot/);
  expect(printedNameProblem({ name: '王小明', nameOnBack: 'WANG' })).toBeUndefined();
  expect(printedNameProblem({ name: '王小明', nameOnBack: ' ' })).toBe(
    '“王” cannot be printed on a shirt. Enter a name on back in Latin, Greek or Cyrillic letters.',
  );
  expect(printedNameProblem({ name: 'Ada', nameOnBack: '王' })).toMatch(/^“王” cannot be printed on a shirt\. Use/);
});
