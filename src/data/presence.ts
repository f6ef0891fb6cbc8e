import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

type Here = {
  /** Id of what is open: a page, a kit design. */
  subject: string;
  tab: string;
  /** Owner of the window; only they can change its entry. */
  owner: string;
  /** Name shown to the others; null for a stranger. */
  name: string | null;
  /** The part of it that the window is at. */
  place: string | null;
  leaving?: boolean;
};

interface Present {
  tab: string;
  name: string | null;
  place: string | null;
}

/** A window without a sign of life for so long counts as closed. */
const FORGOTTEN_AFTER_SECONDS = 20;
/** Windows at one thing; more are not noted. */
const MOST = 50;

/** Returns who else has it open. Locks the window’s own row first, so that two of them do not deadlock. */
export async function notePresent(payload: Payload, here: Here): Promise<Present[]> {
  const { subject, tab, owner, name, place, leaving = false } = here;
  const [answer] = await query<{ others: Present[] }>(
    payload,
    `with mine as (select tab from presence where subject = $1 and tab = $2 for update),
     old as (
       select p.subject, p.tab from presence p, (select count(*) from mine) as held
        where p.seen_at < now() - make_interval(secs => $7) and not (p.subject = $1 and p.tab = $2)
           or p.subject = $1 and p.tab = $2 and p.owner = $3 and $6
          for update of p skip locked),
     gone as (delete from presence p using old where p.subject = old.subject and p.tab = old.tab),
     others as (
       select tab, name, place from presence
        where subject = $1 and tab <> $2 and seen_at >= now() - make_interval(secs => $7)),
     here as (
       insert into presence (subject, tab, owner, name, place)
       select $1::uuid, $2, $3, $4, $5 where not $6 and (select count(*) from others) < $8
       on conflict (subject, tab) do update set place = excluded.place, seen_at = now()
        where presence.owner = excluded.owner)
     select coalesce(jsonb_agg(to_jsonb(others) order by name, tab), '[]') as others from others`,
    [subject, tab, owner, name, place, leaving, FORGOTTEN_AFTER_SECONDS, MOST],
  );
  return answer?.others ?? [];
}
