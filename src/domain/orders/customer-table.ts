import { fieldErrors } from '../text/field-errors';
import { readFlag } from '../product-csv/product-csv-cells';
import { readRows } from '../text/table/rows';
import { customerInput, type CustomerInput } from './customer-input';

/** Most rows of a file, which is sent as JSON once it is checked. */
export const MAX_CUSTOMER_ROWS = 5_000;

export type CustomerRow = {
  /** Row number in the spreadsheet: 1 is the heading. */
  number: number;
  name: string;
  email: string;
  customer?: CustomerInput & { isTaxExempt: boolean };
  fault?: string;
};

type ReadCustomers = { ok: true; rows: CustomerRow[] } | { ok: false; message: string };

/** Headings of our own export, and of Shopify’s and WooCommerce’s, letters alone. */
const HEADINGS = {
  firstName: ['firstname'],
  lastName: ['lastname', 'surname'],
  name: ['name', 'fullname'],
  email: ['email', 'emailaddress'],
  phone: ['phone', 'defaultaddressphone', 'telephone'],
  taxExempt: ['taxexempt'],
} as const;
type Column = keyof typeof HEADINGS;

const refuse = (message: string): ReadCustomers => ({ ok: false, message });
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

export function readCustomers(text: string): ReadCustomers {
  const read = readRows(text);
  if (!read.ok) return read;
  const [heading, ...body] = read.rows;
  const names = (heading?.cells ?? []).map(plain);
  const placesOf = (column: Column) => HEADINGS[column].map((known) => names.indexOf(known)).filter((at) => at >= 0);
  if (placesOf('email').length === 0 || placesOf('firstName').length + placesOf('name').length === 0)
    return refuse('The first row must name the columns: first name, last name and email.');
  if (body.length === 0) return refuse('The file has headings but no customers.');
  if (body.length > MAX_CUSTOMER_ROWS) return refuse(`A file can have at most ${MAX_CUSTOMER_ROWS} rows.`);
  const seen = new Map<string, number>();
  return {
    ok: true,
    rows: body.map(({ number, cells }) => {
      const cellOf = (column: Column) =>
        placesOf(column)
          .map((at) => cells[at])
          .find(Boolean) ?? '';
      const row = readRow(number, cellOf);
      const before = seen.get(row.email);
      seen.set(row.email, before ?? number);
      return before === undefined || row.fault
        ? row
        : { number, name: row.name, email: row.email, fault: `Row ${before} has the same address.` };
    }),
  };
}

function readRow(number: number, cellOf: (column: Column) => string): CustomerRow {
  const [first = '', ...rest] = cellOf('name').split(/\s+/);
  const [firstName, lastName] = [cellOf('firstName') || first, cellOf('lastName') || rest.join(' ')];
  const { data, error } = customerInput.safeParse({
    ...{ firstName, lastName, email: cellOf('email') },
    phone: cellOf('phone'),
  });
  const about = { number, name: `${firstName} ${lastName}`.trim(), email: data?.email ?? cellOf('email') };
  if (error) return { ...about, fault: Object.values(fieldErrors(error)).flat().join(' ') };
  const exempt = readFlag(cellOf('taxExempt'));
  return { ...about, customer: { ...data, isTaxExempt: exempt.ok && exempt.value } };
}
