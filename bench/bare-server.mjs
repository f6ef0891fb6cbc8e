import { createServer } from 'node:http';
import pg from 'pg';

/** `node bench/bare-server.mjs <bytes> <database>`: node:http alone; prints its port. */
const [bytes = '1000', database = ''] = process.argv.slice(2);
const page = 'x'.repeat(Number(bytes));
const pool = new pg.Pool({ connectionString: database, max: 10 });
pool.on('error', () => undefined);

const list = `
  select p.id, p.name, p.slug, p.price::float8 as price, p.sale_price::float8 as "salePrice",
         json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category
    from products p left join categories c on c.id = p.category_id
   where p.is_active order by p.created_at desc limit 20`;
const one = `
  select p.id, p.name, p.slug, p.description, p.price::float8 as price, p.sale_price::float8 as "salePrice",
         json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category
    from products p left join categories c on c.id = p.category_id
   where p.is_active and p.slug = $1`;

/** @type {Record<string, (slug: string) => Promise<unknown>>} */
const queries = {
  '/list': async () => (await pool.query(list)).rows,
  '/one': async (slug) => (await pool.query(one, [slug])).rows,
};

/** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
const answer = async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://bare.invalid');
  const query = queries[url.pathname];
  const body = query ? JSON.stringify(await query(url.searchParams.get('slug') ?? '')) : page;
  response.writeHead(200, { 'Content-Type': query ? 'application/json' : 'text/html' }).end(body);
};

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
