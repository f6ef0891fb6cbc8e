import { describe, expect, it } from 'vitest';
import { reviewInput } from '@/domain/reviews/review-input';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { deleteReview, setReviewStatus } from '@/areas/back-office/reviews/change-review';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { storeReview } from '@/modules/reviews/store-review';
import { getReviewableOrder, getReviewPage } from '@/modules/reviews/queries';
import { localRequest } from '@/lib/payload/local-request';
import type { OrderStatus } from '@/domain/orders/order-status';
import { asStaff, createProduct, createStaff, placed, rows, payload, type TestProduct } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const { user } = await createStaff('administrator');

async function move(orderId: string, status: OrderStatus) {
  const result = await updateOrderStatus({ ...(await asStaff(user)), orderId, status, reason: 'As the test has it.' });
  expect(result).toMatchObject({ ok: true });
}

async function delivered(...products: TestProduct[]) {
  const order = await placed(...products.map(({ id }) => ({ product: id, quantity: 1 })));
  await move(order.id, 'delivered');
  return order;
}

async function review(token: string, product: string, data: { rating?: number; [field: string]: unknown } = {}) {
  const { rating = 4, ...words } = data;
  const input = reviewInput.parse({ product, rating: String(rating), authorName: 'Ada O.', ...words });
  return storeReview({ req: await localRequest(payload), token, input });
}

const ratingOf = async (id: string) =>
  (await rows`select rating::float8 as rating, reviews::int as reviews from products where id = ${id}`)[0];
const reviewsOf = (orderId: string) =>
  rows<{ id: string; rating: number; status: string; author: string; body: string | null }>`
    select id, rating::int as rating, status, author_name as author, body from product_reviews
    where order_id = ${orderId}`;
const emailsOf = (token: string) =>
  rows<{ to: string }>`
    select "to" from mail_messages where template = 'order-delivered' and data ->> 'token' = ${token}`;

describe('a delivered order', () => {
  it('asks its customer once, with the link to review it', async () => {
    const product = await createProduct();
    const order = await placed({ product: product.id, quantity: 1 });
    await move(order.id, 'shipped');
    expect(await emailsOf(order.trackingToken)).toEqual([]);
    await move(order.id, 'delivered');
    await move(order.id, 'shipped');
    await move(order.id, 'delivered');
    expect(await emailsOf(order.trackingToken)).toEqual([{ to: order.contact.email }]);
    const email = await writeEmail('order-delivered', { token: order.trackingToken });
    const link = `/order/${order.trackingToken}/review`;
    expect(email?.subject).toContain(`Your order ${order.orderNumber} has arrived`);
    expect([email?.text, email?.html].map((form) => form?.includes(link) && form.includes(product.name))).toEqual([
      true,
      true,
    ]);
  });

  it('lists its products once each, with their reviews', async () => {
    const [first, second] = [await createProduct(), await createProduct()];
    const { trackingToken } = await delivered(first, second);
    await review(trackingToken, second.id, { rating: 2, title: 'Too long' });
    await rows`update order_items set color = 'Navy' where product_id = ${first.id}`;
    expect((await getReviewableOrder(trackingToken))?.products).toEqual([
      { id: first.id, name: first.name, slug: first.slug, colors: ['Navy'], review: null },
      {
        id: second.id,
        name: second.name,
        slug: second.slug,
        colors: [],
        review: { rating: 2, authorName: 'Ada O.', title: 'Too long', body: null, status: 'published' },
      },
    ]);
    expect(await getReviewableOrder(`${trackingToken.slice(0, -1)}!`)).toBeUndefined();
  });
});

describe('a review', () => {
  it('moves the rating of its product, notifies staff, and purges its product from the cache', async () => {
    const product = await createProduct();
    const { trackingToken } = await delivered(product);
    expect(await review(trackingToken, product.id, { rating: 4, body: 'Good.' })).toEqual({ ok: true, isNew: true });
    expect(await ratingOf(product.id)).toEqual({ rating: 4, reviews: 1 });
    expect(
      await rows`select title, body, href from staff_news where kind = 'review' and title like ${`%${product.name}`}`,
    ).toEqual([{ title: `New review: 4 stars for ${product.name}`, body: '', href: '/admin/reviews' }]);
  });

  it('is one for each product of an order, and may be changed', async () => {
    const product = await createProduct();
    const order = await delivered(product);
    await review(order.trackingToken, product.id, { rating: 5, body: 'Great.' });
    expect(await review(order.trackingToken, product.id, { rating: 1 })).toEqual({ ok: true, isNew: false });
    expect(await reviewsOf(order.id)).toMatchObject([{ rating: 1, body: null }]);
    expect(await ratingOf(product.id)).toEqual({ rating: 1, reviews: 1 });
  });

  it('is one however often it is sent at once', async () => {
    const product = await createProduct();
    const order = await delivered(product);
    const sent = await Promise.all(
      [5, 5, 5, 5, 5].map((rating) => review(order.trackingToken, product.id, { rating })),
    );
    expect(sent.map((result) => result.ok && result.isNew).filter(Boolean)).toHaveLength(1);
    expect(await reviewsOf(order.id)).toHaveLength(1);
    expect(await ratingOf(product.id)).toEqual({ rating: 5, reviews: 1 });
  });

  it('counts in the average with all that are left at the same time', async () => {
    const product = await createProduct({ stock: 20 });
    const orders = [];
    for (const rating of [1, 2, 3, 4, 5, 5]) orders.push({ rating, order: await delivered(product) });
    await Promise.all(orders.map(({ rating, order }) => review(order.trackingToken, product.id, { rating })));
    expect(await ratingOf(product.id)).toEqual({ rating: 3.3, reviews: 6 });
  });

  it('is for those who were delivered what they review', async () => {
    const [product, other] = [await createProduct(), await createProduct()];
    const order = await placed({ product: product.id, quantity: 1 });
    for (const status of ['processing', 'shipped', 'cancelled'] as const) {
      await move(order.id, status);
      expect(await review(order.trackingToken, product.id), status).toMatchObject({ code: 'not_delivered' });
    }
    await move(order.id, 'delivered');
    expect(await review(order.trackingToken, other.id)).toMatchObject({ code: 'not_found' });
    expect(await review('x'.repeat(32), product.id)).toMatchObject({ code: 'not_found' });
    expect(await reviewsOf(order.id)).toEqual([]);
  });

  it('that staff hid is not shown, does not count and is no longer changed', async () => {
    const product = await createProduct();
    const order = await delivered(product);
    await review(order.trackingToken, product.id, { rating: 1, body: 'Rude words.' });
    const [{ id = '' } = {}] = await reviewsOf(order.id);
    expect(await setReviewStatus({ ...(await asStaff(user)), id, status: 'hidden' })).toEqual({ ok: true });
    expect(await ratingOf(product.id)).toEqual({ rating: 0, reviews: 0 });
    expect(await getReviewPage(product.id, undefined)).toMatchObject({ total: 0, reviews: [] });
    expect(await review(order.trackingToken, product.id, { rating: 5 })).toMatchObject({ code: 'refused' });
    expect(await reviewsOf(order.id)).toMatchObject([{ rating: 1, status: 'hidden' }]);
    expect(await deleteReview({ ...(await asStaff(user)), id })).toEqual({ ok: true });
    expect(await review(order.trackingToken, product.id, { rating: 5 })).toEqual({ ok: true, isNew: true });
  });

  it('is handed to its customer, loses their name with their data, and cannot get another', async () => {
    const product = await createProduct();
    const order = await delivered(product);
    await review(order.trackingToken, product.id, { body: 'Mine.' });
    const [{ customer = '' } = {}] = await rows<{ customer: string }>`select customer_id as customer from orders
      where id = ${order.id}`;
    expect(await exportCustomerData(payload, customer)).toMatchObject({
      orders: [{ reviews: [{ authorName: 'Ada O.', body: 'Mine.' }] }],
    });
    expect(await anonymiseCustomer({ ...(await asStaff(user)), id: customer })).toMatchObject({ ok: true });
    expect((await getReviewPage(product.id, undefined)).reviews).toMatchObject([{ authorName: 'Deleted customer' }]);
    expect(await review(order.trackingToken, product.id)).toMatchObject({ code: 'refused' });
    expect(await reviewsOf(order.id)).toMatchObject([{ author: 'Deleted customer' }]);
  });
});

describe('the reviews of a product', () => {
  it('are counted by stars and paged, newest first', async () => {
    const { id } = await createProduct();
    await rows`insert into product_reviews (product_id, author_name, rating, status, created_at)
      select ${id}, 'Reader ' || n, 1 + n % 5,
      (case when n > 20 then 'hidden' else 'published' end)::enum_product_reviews_status,
             now() - n * interval '1 day' from generate_series(1, 22) n`;
    const first = await getReviewPage(id, undefined);
    expect(first).toMatchObject({ total: 20, counts: [4, 4, 4, 4, 4], page: 1, pages: 3 });
    expect(first.reviews.map(({ authorName }) => authorName)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Reader ${n}`),
    );
    expect(first.reviews[0]).toMatchObject({ rating: 2, isVerified: false, title: null });
    const last = await getReviewPage(id, '99');
    expect(last).toMatchObject({ page: 3, reviews: [17, 18, 19, 20].map((n) => ({ authorName: `Reader ${n}` })) });
    expect(await getReviewPage(id, '0')).toEqual(first);
    expect(await ratingOf(id)).toEqual({ rating: 3, reviews: 20 });
  });

  it('are none, and say so, where nobody wrote any', async () => {
    const { id } = await createProduct();
    expect(await getReviewPage(id, '2')).toEqual({ total: 0, counts: [0, 0, 0, 0, 0], reviews: [], page: 1, pages: 1 });
  });
});
