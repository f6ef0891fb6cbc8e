import type { Session } from '@/lib/database/sessions';
import { listIn } from './record';

export const DESIGN_VERSIONS = listIn(
  "'name', v.name, 'createdAt', v.created_at, 'document', o.document",
  'kit_design_versions v join kit_documents o on o.id = v.document_id where v.design_id = d.id',
  'v.created_at',
);

/** Selects `kit_documents k` without a design, message, draft or quote. Drafts and quotes refer to kits by hash. */
export const IN_NO_DESIGN = `
  not exists (select from kit_designs where document_id = k.id)
  and not exists (select from kit_design_versions where document_id = k.id)
  and not exists (select from inquiries where kit_document_id = k.id)
  and not exists (select from team_order_drafts where draft_data::text like '%' || k.hash || '%')
  and not exists (select from quotes where content::text like '%' || k.hash || '%')
  and not exists (select from quote_versions where content::text like '%' || k.hash || '%')`;

/** SHA-256 of the pictures in the logos of `kit_documents k`. */
export const LOGO_PICTURES = `array(select jsonb_path_query(k.document, '$.elements[*].logo.picture.hash') #>> '{}')`;

/** Except ordered kits and others’. @param where on `kit_designs d`, by `$1` @returns hashes of logos’ pictures, too */
export async function deleteDesigns({ client }: Session, where: string, value: unknown) {
  const { rows: kits } = await client.query<{ id: string }>(
    `select d.document_id as id from kit_designs d where ${where}
     union select v.document_id from kit_design_versions v join kit_designs d on d.id = v.design_id where ${where}`,
    [value],
  );
  const { rowCount } = await client.query(`delete from kit_designs d where ${where}`, [value]);
  const { rows } = await client.query<{ pictures: string[] }>(
    `delete from kit_documents k
      where k.id = any($1) and not exists (select from order_items where kit_document_id = k.id) and ${IN_NO_DESIGN}
      returning ${LOGO_PICTURES} as pictures`,
    [kits.map(({ id }) => id)],
  );
  return { designs: rowCount ?? 0, pictures: rows.flatMap(({ pictures }) => pictures) };
}
