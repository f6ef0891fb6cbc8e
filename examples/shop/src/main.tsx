import { GraphQLFailure } from '@kitroom/client';
import { createContext, StrictMode, use, useEffect, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { getProduct, getSettings, listProducts, placeOrder, priceCart, trackOrder, type Item } from './shop';
import './style.css';

const Currency = createContext('GBP');

function Money({ amount }: { amount: number }) {
  return amount.toLocaleString('en-GB', { style: 'currency', currency: use(Currency) });
}

function useAnswer<Given, Answer>(ask: (given: Given) => Promise<Answer>, given: Given): Answer | Error | undefined {
  const [known, setKnown] = useState<{ given: Given; answer: Answer | Error }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: Answer | Error) => isCurrent && setKnown({ given, answer });
    ask(given).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [ask, given]);
  return known?.given === given ? known.answer : undefined;
}

const Waiting = ({ answer }: { answer: Error | null | false | undefined }) => (
  <p role="status">{answer instanceof Error ? answer.message : answer === null ? 'Not found.' : 'Loading …'}</p>
);

function List() {
  const [q, setQ] = useState('');
  const answer = useAnswer(listProducts, q);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get('q')));
  };
  return (
    <>
      <form onSubmit={search} role="search">
        <input name="q" type="search" aria-label="Search" />
        <button>Search</button>
      </form>
      {!answer || answer instanceof Error ? (
        <Waiting answer={answer} />
      ) : (
        <>
          <p role="status">{answer.total} products</p>
          <ul className="cards">
            {answer.products.map(({ id, name, price, salePrice, picture }) => (
              <li key={id}>
                <a href={`#/product/${id}`}>
                  {picture && <img src={picture.thumbnail} alt="" loading="lazy" />}
                  {name}
                </a>
                <Money amount={salePrice ?? price} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function ProductPage({ id, add }: { id: string; add: (item: Item) => void }) {
  const product = useAnswer(getProduct, id);
  if (!product || product instanceof Error) return <Waiting answer={product} />;
  const { name, description, price, salePrice } = product;
  const sold = new Set(product.colors?.flatMap(({ name: color, available }) => (available === false ? [] : color)));
  const choices = (product.variations?.docs ?? []).filter(
    ({ colorName, stockQuantity, isAvailable }) => isAvailable && stockQuantity > 0 && sold.has(colorName),
  );
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = choices[Number(form.get('choice'))];
    const quantity = Number(form.get('quantity'));
    add({ product: id, name, quantity, ...(chosen && { color: chosen.colorName, size: chosen.sizeCode }) });
    location.assign('#/cart');
  };
  return (
    <form onSubmit={buy}>
      <h1>{name}</h1>
      <p>{description}</p>
      <p>
        <Money amount={salePrice ?? price} />
      </p>
      {choices.length > 0 && (
        <select name="choice" aria-label="Colour and size">
          {choices.map(({ colorName, sizeCode, sizeLabel }, index) => (
            <option key={`${colorName} ${sizeCode}`} value={index}>
              {colorName}, {sizeLabel ?? sizeCode}
            </option>
          ))}
        </select>
      )}
      <input name="quantity" type="number" min={1} defaultValue={1} aria-label="Quantity" />
      <button>Add to cart</button>
    </form>
  );
}

const FIELDS = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['email', 'Email', 'email'],
  ['line1', 'Address', 'address-line1'],
  ['city', 'Town', 'address-level2'],
  ['postcode', 'Postcode', 'postal-code'],
] as const;

function CartPage({ items, empty }: { items: readonly Item[]; empty: () => void }) {
  const cart = useAnswer(priceCart, items);
  const [problem, setProblem] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  if (items.length === 0) return <p>Your cart is empty.</p>;
  if (!cart || cart instanceof Error) return <Waiting answer={cart} />;
  const order = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const { trackingUrl } = await placeOrder(items, cart.totalAmount, new FormData(event.currentTarget), key);
      empty();
      location.assign(`#/order/${trackingUrl.split('/').at(-1)}`);
    } catch (error) {
      const isRefused = error instanceof GraphQLFailure;
      // Without an answer the key stays, so that nothing is ordered twice.
      if (isRefused) setKey(crypto.randomUUID());
      const fields = isRefused ? Object.values(error.fieldErrors ?? {}).flat() : [];
      setProblem([error instanceof Error ? error.message : '', ...fields].join(' '));
    }
  };
  return (
    <form onSubmit={(event) => void order(event)}>
      <h1>Cart</h1>
      <ul>
        {cart.lines.map(({ productName, color, sizeLabel, quantity, totalPrice }, index) => (
          <li key={index}>
            {quantity} × {[productName, color, sizeLabel].filter(Boolean).join(', ')}: <Money amount={totalPrice} />
          </li>
        ))}
      </ul>
      <p>
        <strong>
          <Money amount={cart.totalAmount} />
        </strong>{' '}
        with delivery
      </p>
      {FIELDS.map(([name, label, autoComplete]) => (
        <label key={name}>
          {label}
          <input name={name} required autoComplete={autoComplete} />
        </label>
      ))}
      {[...Object.values(cart.fieldErrors).flat(), problem].filter(Boolean).map((message) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      <button>Order on invoice</button>
    </form>
  );
}

function Tracking({ token }: { token: string }) {
  const order = useAnswer(trackOrder, token);
  if (!order || order instanceof Error) return <Waiting answer={order} />;
  return (
    <>
      <h1>Order {order.orderNumber}</h1>
      <p role="status">
        {order.status}, <Money amount={order.totalAmount} />
      </p>
      <ol>
        {order.events.map(({ at, kind }) => (
          <li key={at}>
            {new Date(at).toLocaleString('en-GB')}: {kind}
          </li>
        ))}
      </ol>
    </>
  );
}

function Shop() {
  const [hash, setHash] = useState(location.hash);
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [, page, id = ''] = hash.split('/');
  return (
    <>
      <header>
        <a href="#/">Corner Kit</a>
        <a href="#/cart">Cart ({items.length})</a>
      </header>
      <main>
        {page === 'product' && <ProductPage id={id} add={(item) => setItems([...items, item])} />}
        {page === 'cart' && <CartPage items={items} empty={() => setItems([])} />}
        {page === 'order' && <Tracking token={id} />}
        {!page && <List />}
      </main>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  void getSettings().then(({ currency }) =>
    createRoot(root).render(
      <StrictMode>
        <Currency value={currency}>
          <Shop />
        </Currency>
      </StrictMode>,
    ),
  );
