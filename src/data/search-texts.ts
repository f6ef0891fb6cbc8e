/** SQL of the trigram indexes (`products_search` and the like) for an alias; a search written otherwise reads the whole table. */

/** Digits of a phone number, by which it is found in any spacing. */
const digits = (column: string): string => `regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g')`;

const phone = (column: string): string => `coalesce(${column}, '') || ' ' || ${digits(column)}`;

/** A postcode as it was typed, and without its space. */
const postcode = (column: string): string =>
  `coalesce(${column}, '') || ' ' || replace(coalesce(${column}, ''), ' ', '')`;

/** Invoice addressee and destination of an order of either kind. */
const billed = (o: string): string =>
  `coalesce(${o}.company_name, '') || ' ' || coalesce(${o}.purchase_order, '') || ' ' ||
   ${postcode(`${o}.shipping_address_postcode`)} || ' ' || ${postcode(`${o}.billing_address_postcode`)}`;

/** Index products_search. */
export const productText = (p = 'p'): string => `${p}.name || ' ' || ${p}.sku`;

export const orderText = (o = 'o'): string =>
  `${o}.order_number || ' ' || ${o}.contact_first_name || ' ' || ${o}.contact_last_name || ' ' || ${o}.contact_email || ' ' ||
   ${billed(o)} || ' ' || ${phone(`${o}.contact_phone`)}`;

export const teamOrderText = (o = 'o'): string => `${o}.order_number || ' ' || ${billed(o)}`;

export const invoiceText = (i = 'i'): string => `${i}.number`;

export const returnText = (r = 'r'): string => `${r}.return_number`;

export const documentText = (i = 'i'): string =>
  `coalesce(${i}.number, '') || ' ' || ${i}.order_number || ' ' || coalesce(${i}.customer ->> 'teamName', '') || ' ' ||
   coalesce(${i}.customer #>> '{contact,firstName}', '') || ' ' || coalesce(${i}.customer #>> '{contact,lastName}', '') || ' ' ||
   coalesce(${i}.customer #>> '{contact,email}', '')`;

export const customerText = (c = 'c'): string =>
  `${c}.first_name || ' ' || ${c}.last_name || ' ' || ${c}.email || ' ' || ${phone(`${c}.phone`)}`;

export const teamText = (t = 't'): string =>
  `${t}.team_name || ' ' || coalesce(${t}.contact_person, '') || ' ' || coalesce(${t}.email, '') || ' ' || coalesce(${t}.sport_type, '') || ' ' ||
   coalesce(${t}.company_name, '') || ' ' || ${postcode(`${t}.billing_address_postcode`)} || ' ' || ${phone(`${t}.phone`)}`;

export const inquiryText = (i = 'i'): string =>
  `${i}.name || ' ' || ${i}.email || ' ' || coalesce(${i}.subject, '') || ' ' || coalesce(${i}.team_name, '') || ' ' || ${phone(`${i}.phone`)}`;

export const mediaText = (m = 'm'): string => `${m}.alt || ' ' || coalesce(${m}.title, '')`;
