import { createLocalReq, type Payload } from 'payload';
import { storeInquiry } from '@/modules/inquiries/store-inquiry';
import { inTransaction } from '@/lib/database/transaction';
import { demoProducts } from './products';
import { reviewers, reviewsOfAny, reviewsOfProduct } from './reviews';
import type { InquiryStatus } from '@/domain/inquiries/inquiry';
import type { InquiryWords } from '@/domain/inquiries/inquiry-input';

/** Once, without emails. */
export async function seedInquiries(payload: Payload): Promise<void> {
  for (const [index, inquiry] of demoInquiries.entries()) await seedInquiry(payload, inquiry, `demo-inquiry-${index}`);
}

async function seedInquiry(payload: Payload, inquiry: DemoInquiry, idempotencyKey: string): Promise<void> {
  const { input, status, hoursAgo, reply } = inquiry;
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async ({ client }) => {
    const { id, isNew } = await storeInquiry({ req, input, idempotencyKey, isAcknowledged: false });
    if (!isNew) return;
    await client.query('update inquiries set status = $2, created_at = $3 where id = $1', [id, status, ago(hoursAgo)]);
    await client.query('update staff_news set created_at = $2 where href = $1', [`/admin/inbox/${id}`, ago(hoursAgo)]);
    await client.query(`delete from mail_messages where data ->> 'inquiryId' = $1`, [id]);
    if (reply) {
      await client.query(
        `insert into inquiry_replies (inquiry_id, body, by_name, created_at) values ($1, $2, 'Demo Administrator', $3)`,
        [id, reply, ago(hoursAgo - 5)],
      );
    }
  });
}

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** As many as the product’s figures say, with their average; all or none. */
export async function seedReviews(payload: Payload): Promise<void> {
  for (const product of demoProducts) {
    const stars = starsOf(product);
    const own = [...(reviewsOfProduct[product.slug] ?? [])];
    const texts = stars.map((rating, index) => textOf(rating, index, own));
    await payload.db.pool.query(
      `insert into product_reviews (product_id, author_name, rating, title, body, status, created_at)
       select p.id, review.author, review.rating, review.title, review.body, 'published',
              now() - make_interval(hours => 20 + 61 * (review.place::int - 1))
         from products p, unnest($2::text[], $3::int[], $4::text[], $5::text[])
              with ordinality as review (author, rating, title, body, place)
        where p.slug = $1 and not exists (select from product_reviews r where r.product_id = p.id)`,
      [
        product.slug,
        stars.map((_, index) => reviewers[(index * 7 + product.slug.length) % reviewers.length]),
        stars,
        texts.map((text) => text?.title),
        texts.map((text) => text?.body),
      ],
    );
  }
}

/** Stars missing to five, in turn. */
const lacks = [1, 1, 2, 1, 3, 1, 1, 2, 1, 4];

function starsOf({ rating, reviews }: { rating: number; reviews: number }): number[] {
  let missing = Math.round((5 - rating) * reviews);
  const below: number[] = [];
  for (let index = 0; missing > 0; index += 1) {
    const lack = Math.min(missing, lacks[index % lacks.length] ?? 1);
    below.push(5 - lack);
    missing -= lack;
  }
  return spread(below, reviews);
}

function spread(below: readonly number[], count: number): number[] {
  const stars = Array.from({ length: count }, () => 5);
  below.forEach((each, index) => (stars[Math.floor(((index + 0.5) * count) / below.length)] = each));
  return stars;
}

/** The product’s own texts first; then every third review has one that fits. */
function textOf(rating: number, index: number, own: { stars: number; title: string; body: string }[]) {
  const special = own.findIndex(({ stars }) => stars === rating);
  if (special >= 0) return own.splice(special, 1)[0];
  if (index % 3 > 0) return undefined;
  const fitting = reviewsOfAny.filter(({ stars }) => stars === rating);
  return fitting[Math.floor(index / 3) % fitting.length];
}

type DemoInquiry = {
  status: InquiryStatus;
  hoursAgo: number;
  input: InquiryWords;
  reply?: string;
};

/** Oldest first. People and clubs are invented. */
const demoInquiries: DemoInquiry[] = [
  {
    status: 'closed',
    hoursAgo: 310,
    input: {
      kind: 'contact',
      name: 'Priya Shah',
      email: 'priya.shah@example.test',
      phone: '+44 161 496 0789',
      inquiryType: 'support',
      subject: 'Two dresses too small',
      message: 'Hello,\n\ntwo of the netball dresses came up smaller than we thought. Can we add one in 2X-Large?',
    },
    reply:
      'Hello Priya,\n\nof course. Order one more under the same design and we will match the shade of the first batch.',
  },
  {
    status: 'answered',
    hoursAgo: 74,
    input: {
      kind: 'quote',
      name: 'Marcus Bell',
      email: 'marcus@riverside-rovers.test',
      phone: '+44 113 496 0112',
      teamName: 'Riverside Rovers U12',
      sport: 'football',
      quantity: '11-25',
      colors: 'Royal blue with white sleeves',
      message:
        'Shirts, shorts and socks for a squad of 16 and two coaches. Numbers 1 to 18 on the back, names are not needed. First match is in five weeks.',
    },
    reply:
      'Hello Marcus,\n\nthank you for asking us. Five weeks is comfortable: we need two to three from your approval of the proof. With 18 kits you reach our first price tier. Shall I send you a proof with the blue from our chart?',
  },
  {
    status: 'new',
    hoursAgo: 29,
    input: {
      kind: 'contact',
      name: 'Joanne Whitlock',
      email: 'j.whitlock@hillcrest-school.test',
      phone: undefined,
      inquiryType: 'bulk-order',
      subject: 'Kit for four year groups',
      message:
        'Good morning, we are renewing the PE kit of four year groups, around 240 pupils. Do you keep a design on file so that parents can order later, one at a time?',
    },
  },
  {
    status: 'new',
    hoursAgo: 7,
    input: {
      kind: 'quote',
      name: 'Amara Nwosu',
      email: 'amara@harbour-storm.test',
      phone: undefined,
      teamName: 'Harbour Storm Netball',
      sport: 'netball',
      quantity: '26-50',
      colors: 'Teal, navy, a little white',
      message:
        'Dresses for three teams with sponsor on the front. We have our crest as a vector file. Could you also quote for warm-up jackets?',
    },
  },
  {
    status: 'new',
    hoursAgo: 2,
    input: {
      kind: 'contact',
      name: 'Daniel Osei',
      email: 'daniel.osei@example.test',
      phone: '+44 20 7946 0433',
      inquiryType: 'design-help',
      subject: 'Crest from a photograph',
      message: 'We only have our crest as a photograph of an old flag. Can your designers redraw it from that?',
    },
  },
];
