import { describe, expect, it } from 'vitest';
import { parseVatNumber } from './vat-number';

describe('parseVatNumber', () => {
  it.each([
    ['GB 980 7806 84', 'GB'],
    ['gb980780684', 'GB'],
    ['GBGD001', 'GB'],
    ['XI980780684', 'GB'],
    ['DE 136,695 976'.replace(',', '.'), 'DE'],
    ['ATU13585627', 'AT'],
    ['BE0428759497', 'BE'],
    ['DK13585628', 'DK'],
    ['FI20774740', 'FI'],
    ['FR40303265045', 'FR'],
    ['IT00743110157', 'IT'],
    ['LU15027442', 'LU'],
    ['PL8567346215', 'PL'],
    ['PT501964843', 'PT'],
    ['SE123456789701', 'SE'],
    ['HR33392005961', 'HR'],
    ['NL004495445B01', 'NL'],
    ['IE6433435F', 'IE'],
    ['ESB58378431', 'ES'],
    ['EL094259216', 'GR'],
    ['CHE-107.787.577 MWST', 'CH'],
  ])('takes %s as one of %s', (typed, country) => expect(parseVatNumber(typed)?.country).toBe(country));

  it.each([
    'GB980780685',
    'GBGD500',
    'GBHA499',
    'DE136695978',
    'ATU13585626',
    'BE0428759498',
    'DK13585629',
    'FI20774741',
    'FR41303265045',
    'IT00743110158',
    'LU15027443',
    'PL8567346216',
    'PT501964844',
    'SE123456789801',
    'HR33392005962',
    'US123456789',
    'toString',
    '980780684',
    '',
    'DE',
    'GB'.padEnd(31, '9'),
  ])('refuses %s', (typed) => expect(parseVatNumber(typed)).toBeUndefined());

  it('writes them one way', () => expect(parseVatNumber(' de 136.695-976')?.number).toBe('DE136695976'));
});
