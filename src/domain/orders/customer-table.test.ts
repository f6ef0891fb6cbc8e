import { describe, expect, it } from 'vitest';
import { readCustomers, type CustomerRow } from './customer-table';

function rowsOf(csv: string): CustomerRow[] {
  const read = readCustomers(csv);
  return read.ok ? read.rows : expect.fail(read.message);
}

describe('a file of customers', () => {
  it('is read as the shop exports it, as Shopify does, and as WooCommerce does', () => {
    const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    expect(rowsOf('First name,Last name,Email,Phone\nAda,Byron,ADA@example.com,+44 161 496 0000')).toEqual([
      {
        ...{ number: 2, name: 'Ada Byron', email: 'ada@example.com' },
        customer: { ...ada, phone: '+44 161 496 0000', isTaxExempt: false },
      },
    ]);
    const shopify =
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,' +
      'Default Address City,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags\n' +
      "'7001,Ada,Byron,ada@example.com,yes,,1 Mill Lane,Leeds,GB,LS1,0113 496 0000,,0.00,0,,yes,vip";
    expect(rowsOf(shopify)[0]?.customer).toEqual({ ...ada, phone: '0113 496 0000', isTaxExempt: true });
    const woo =
      'Name,Username,Last active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code\n' +
      'Ada King Byron,ada,2026-01-01,2025-01-01,ada@example.com,2,40,20,GB,Leeds,,LS1';
    expect(rowsOf(woo)[0]?.customer).toMatchObject({ ...ada, lastName: 'King Byron' });
  });

  it('refuses rows in words: without a name, with a wrong address, given twice', () => {
    const rows = rowsOf(
      'First name,Last name,Email\n,Byron,a@example.com\nAda,Byron,ada\nA,B,c@example.com\nA,B,C@example.com',
    );
    expect(rows.map(({ fault }) => fault)).toEqual([
      'Please enter the first name.',
      'Please enter a valid email address.',
      undefined,
      'Row 4 has the same address.',
    ]);
    expect(rows[3]?.customer).toBeUndefined();
  });

  it.each([
    ['Name,Phone\nAda,1', 'The first row must name the columns: first name, last name and email.'],
    ['Name,Email\n', 'The file has headings but no customers.'],
    [`Name,Email\n${'Ada Byron,a@b.test\n'.repeat(5001)}`, 'A file can have at most 5000 rows.'],
  ])('is refused as a whole where it cannot be read', (csv, message) => {
    expect(readCustomers(csv)).toEqual({ ok: false, message });
  });
});
