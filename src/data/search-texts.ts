/**
 * What a table is searched by, of the alias given: the very expressions of their indexes by trigrams, so that a search
 * written otherwise reads the whole table.
 */

/** Index products_search. */
export const productText = (p = 'p'): string => `${p}.name || ' ' || ${p}.sku`;

/** Index orders_search. */
export const orderText = (o = 'o'): string =>
  `${o}.order_number || ' ' || ${o}.contact_first_name || ' ' || ${o}.contact_last_name || ' ' || ${o}.contact_email`;

/** Index customers_search. */
export const customerText = (c = 'c'): string => `${c}.first_name || ' ' || ${c}.last_name || ' ' || ${c}.email`;

/** Index team_profiles_search. */
export const teamText = (t = 't'): string =>
  `${t}.team_name || ' ' || coalesce(${t}.contact_person, '') || ' ' || coalesce(${t}.email, '') || ' ' || coalesce(${t}.sport_type, '')`;

/** Index inquiries_search. */
export const inquiryText = (i = 'i'): string =>
  `${i}.name || ' ' || ${i}.email || ' ' || coalesce(${i}.subject, '') || ' ' || coalesce(${i}.team_name, '')`;

/** Index media_search. */
export const mediaText = (m = 'm'): string => `${m}.alt || ' ' || coalesce(${m}.title, '')`;
