import type { PayloadRequest } from 'payload';
import type { PinPage, PinPlace, ProofPin } from '@/domain/orders/proof-pins';
import { isoTime } from '@/lib/database/iso-time';
import { queryIn } from '@/lib/database/query';

/** SQL: JSON, by number; `proof` is a column with the id of a proof. */
export const pinsOf = (proof: string): string => `coalesce((
  select json_agg(json_build_object(
           'number', pin.number, 'page', json_build_object('id', pin.page, 'title', pin.page_title), 'x', pin.x, 'y', pin.y,
           'isResolved', pin.resolved_at is not null,
           'notes', (select json_agg(json_build_object('author', note.author, 'byStaff', note.by_staff, 'text', note.text,
                                                       'createdAt', ${isoTime('note.created_at')})
                                     order by note.created_at, note.id)
                       from proof_pin_notes note where note.pin_id = pin.id)) order by pin.number)
    from proof_pins pin where pin.proof_id = ${proof}), '[]')`;

export async function listPins(req: PayloadRequest, proofId: string): Promise<ProofPin[]> {
  const [row] = await queryIn<{ pins: ProofPin[] }>(req, `select ${pinsOf('$1::uuid')} as pins`, [proofId]);
  return row?.pins ?? [];
}

type NewNote = { author: string; byStaff: boolean; text: string };

/** The caller has locked the order. Returns the pin’s number. */
export async function insertPin(
  req: PayloadRequest,
  proofId: string,
  { page, x, y, ...note }: PinPlace & NewNote & { page: PinPage },
): Promise<number> {
  const [pin] = await queryIn<{ id: string; number: number }>(
    req,
    `insert into proof_pins (proof_id, number, page, page_title, x, y)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from proof_pins where proof_id = $1
     returning id, number`,
    [proofId, page.id, page.title, x, y],
  );
  if (!pin) throw new Error('The pin was not stored.');
  await insertNote(req, proofId, pin.number, note);
  return pin.number;
}

/** Opens a resolved pin again if the team wrote it. */
export async function insertNote(
  req: PayloadRequest,
  proofId: string,
  number: number,
  { author, byStaff, text }: NewNote,
): Promise<void> {
  await queryIn(
    req,
    `with pin as (
       update proof_pins set resolved_at = case when $4 then resolved_at end where proof_id = $1 and number = $2 returning id)
     insert into proof_pin_notes (pin_id, author, by_staff, text) select id, $3, $4, $5 from pin`,
    [proofId, number, author, byStaff, text],
  );
}

export async function updateToResolved(req: PayloadRequest, proofId: string, number: number): Promise<void> {
  await queryIn(req, 'update proof_pins set resolved_at = now() where proof_id = $1 and number = $2', [
    proofId,
    number,
  ]);
}
