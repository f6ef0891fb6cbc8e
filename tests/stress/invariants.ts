import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checkBooks, SNAPSHOT } from '@/modules/books/check-books';

export interface Acknowledged {
  orders: ReadonlyMap<string, string>;
  media: ReadonlySet<string>;
}

type Checked = { databaseUrl: string; dataDir: string; acknowledged: Acknowledged; stock?: number };

/** Selects a row for each violation; each in one snapshot, so that orders may go on. `$1` is the first stock, unless staff change it. */
const LAWS: Record<string, string> = {
  'products whose stock is not the first, less sold, plus returned': `
    with sold as (select i.product_id, sum(case when o.stock_returned then coalesce(k.quantity, 0) else i.quantity end
                           - coalesce((select sum(p.restocked) from returns r join return_items p on p._parent_id = r.id
                                        where r.order_id = o.id and p.line = i.line), 0)) as units
                    from order_items i join orders o on o.id = i._parent_id
                    left join kept_pieces k on k.order_id = o.id and k.line = i.line group by 1)
    select from products p left join sold on sold.product_id = p.id
     where p.slug like 'stress-%' and p.stock_quantity + coalesce(units, 0) <> $1
        or p.slug like 'stress-%' and p.stock_quantity <> (select sum(v.stock_quantity) from product_variations v where v.product_id = p.id)`,
  'homepages more or fewer than one': `
    select from (select count(*) as pages from cms_pages where is_homepage and is_published and deleted_at is null) c
     where pages <> 1`,
  'order numbers used twice': 'select from orders group by order_number having count(*) > 1',
  'shoppers without exactly one email of their order': `
    select from orders o where o.contact_email like '%@shopper.test'
       and 1 <> (select count(*) from mail_messages m where m.template = 'order-confirmation' and m."to" = o.contact_email)`,
};

/** A process that is killed while it stores a picture leaves them, until they are swept. */
export const STRAY_FILES = 'files of no picture';
const STORING_MS = 4_000;

/** @returns what does not hold, with the number of its violations; pictures may be stored meanwhile, not deleted */
export async function findBroken({ databaseUrl, dataDir, acknowledged, stock }: Checked): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const broken: string[] = [];
  const expect = (law: string, violations: number): void => {
    if (violations > 0) broken.push(`${violations} ${law}`);
  };
  try {
    for (const [law, text] of Object.entries(LAWS)) {
      const takesStock = text.includes('$1');
      if (takesStock && stock === undefined) continue;
      const { rowCount } = await client.query(text, takesStock ? [stock] : []);
      expect(law, rowCount ?? 0);
    }
    await client.query(SNAPSHOT);
    for await (const { of, law, wrong } of checkBooks(client)) expect(`${of} against: ${law}`, wrong);
    await client.query('commit');
    const orders = [...acknowledged.orders];
    const { rows: known } = await client.query<{ key: string; number: string }>(
      'select idempotency_key as key, order_number as number from orders where idempotency_key is not null',
    );
    const numbers = new Map(known.map(({ key, number }) => [key, number]));
    expect('acknowledged orders lost', orders.filter(([key, number]) => numbers.get(key) !== number).length);

    const pictures = await readPictures(client, dataDir);
    expect('acknowledged pictures lost', [...acknowledged.media].filter((id) => !pictures.ids.has(id)).length);
    expect('files of pictures that are missing', pictures.missing);
    if (pictures.stray.length > 0) await sleep(STORING_MS);
    const { stray } = await readPictures(client, dataDir);
    expect(STRAY_FILES, pictures.stray.filter((name) => stray.includes(name)).length);

    const { verifyChain } = await import('@/modules/system/activity/data/verify-activity');
    expect('breaks in the chain of the activity log', (await verifyChain(client)).broken ? 1 : 0);
  } finally {
    await client.end();
  }
  return broken;
}

async function readPictures(client: pg.Client, dataDir: string) {
  const { rows } = await client.query<{ id: string; names: string[] }>(
    `select id, array_remove(array[filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename], null) as names
       from media`,
  );
  const files = readdirSync(join(dataDir, 'uploads', 'media'));
  const names = new Set(rows.flatMap((row) => row.names));
  return {
    ids: new Set(rows.map(({ id }) => id)),
    missing: [...names].filter((name) => !files.includes(name)).length,
    stray: files.filter((name) => !names.has(name)),
  };
}
